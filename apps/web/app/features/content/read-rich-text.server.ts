import { type DefaultTreeAdapterTypes, parseFragment } from "parse5"
import { type RichNode, type RichTag, richTags } from "../../ui/rich-text.tsx"

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

/** Elements whose words are not for people. */
const silent = ["script", "style", "template", "title", "textarea", "noscript", "iframe", "svg"]

/** Where a link may lead: another site over https, a mail, a telephone, a page of this site. */
const safeAddress = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i

function findTag(name: string): RichTag | undefined {
  return richTags.find((tag) => tag === (name === "h1" ? "h2" : name))
}

function attribute(element: Element, name: string): string {
  return element.attrs.find((attr) => attr.name === name)?.value.trim() ?? ""
}

function readElement(element: Element): RichNode[] {
  if (silent.includes(element.tagName)) return []
  const tag = findTag(element.tagName)
  const children = readNodes(element.childNodes)
  if (tag === undefined) return children
  if (tag !== "a") return [{ tag, children }]
  const href = attribute(element, "href")
  if (!safeAddress.test(href)) return children
  const newWindow = attribute(element, "target") === "_blank"
  return [{ tag, href, children, ...(newWindow ? { newWindow } : {}) }]
}

function readNodes(nodes: Node[]): RichNode[] {
  return nodes.flatMap((node) => {
    if ("value" in node) return [node.value]
    return "tagName" in node ? readElement(node) : []
  })
}

/**
 * HTML of the level `rich` (spec §5) as elements of an allow-list. Whatever else it holds is left
 * out: foreign elements keep their words, scripts and styles not even those, attributes vanish.
 */
export function readRichText(html: string): RichNode[] {
  return readNodes(parseFragment(html).childNodes)
}
