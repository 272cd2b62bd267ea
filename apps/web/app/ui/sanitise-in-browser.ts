import { type CleanNode, type ParsedNode, sanitise } from "@wara/domain/content/sanitise"
import type { SanitisingLevel } from "@wara/domain/content/sanitising-levels"

function toParsed(nodes: NodeListOf<ChildNode>): ParsedNode[] {
  return [...nodes].flatMap((node): ParsedNode[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element)) return []
    const attributes = Object.fromEntries(
      [...node.attributes].map(({ name, value }) => [name, value]),
    )
    return [{ name: node.localName, attributes, children: toParsed(node.childNodes) }]
  })
}

/** A text that somebody is typing, as the server will show it; its document loads and runs nothing. */
export function sanitiseInBrowser(html: string, level: SanitisingLevel): CleanNode[] {
  const parse = (text: string) =>
    toParsed(new DOMParser().parseFromString(text, "text/html").body.childNodes)
  return sanitise(html, level, parse)
}
