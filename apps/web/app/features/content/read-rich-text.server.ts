import { findRichTag, isSafeAddress, silentTags } from "@wara/domain/content/rich-level"
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5"
import type { RichNode } from "../../ui/rich-text.tsx"

type Node = DefaultTreeAdapterTypes.ChildNode
type Element = DefaultTreeAdapterTypes.Element

function attribute(element: Element, name: string): string {
  return element.attrs.find((attr) => attr.name === name)?.value.trim() ?? ""
}

function readElement(element: Element): RichNode[] {
  if (silentTags.includes(element.tagName)) return []
  const tag = findRichTag(element.tagName)
  const children = readNodes(element.childNodes)
  if (tag === undefined) return children
  if (tag !== "a") return [{ tag, children }]
  const href = attribute(element, "href")
  if (!isSafeAddress(href)) return children
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
