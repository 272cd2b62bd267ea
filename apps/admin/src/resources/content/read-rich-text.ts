import {
  findRichTag,
  isSafeAddress,
  type RichTag,
  silentTags,
} from "@wara/domain/content/rich-level"

/** A piece of a rich text as the site shows it. */
export type RichPiece = string | { tag: RichTag; href?: string; children: RichPiece[] }

/** HTML as pieces of the level `rich`, the way the site reads it; nothing of it runs or loads. */
export function readRichText(html: string): RichPiece[] {
  const page = new DOMParser().parseFromString(html, "text/html")
  return readNodes(page.body.childNodes)
}

function readNodes(nodes: NodeListOf<ChildNode>): RichPiece[] {
  return [...nodes].flatMap((node) => {
    if (node instanceof Text) return [node.data]
    return node instanceof Element ? readElement(node) : []
  })
}

function readElement(element: Element): RichPiece[] {
  const name = element.tagName.toLowerCase()
  if (silentTags.includes(name)) return []
  const tag = findRichTag(name)
  const children = readNodes(element.childNodes)
  if (tag === undefined) return children
  if (tag !== "a") return [{ tag, children }]
  const href = element.getAttribute("href")?.trim() ?? ""
  return isSafeAddress(href) ? [{ tag, href, children }] : children
}
