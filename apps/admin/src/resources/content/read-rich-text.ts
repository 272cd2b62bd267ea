import { type CleanNode, type ParsedNode, sanitise } from "@wara/domain/content/sanitise"

/** HTML as pieces of the level `rich`, the way the site shows it; nothing of it runs or loads. */
export function readRichText(html: string): CleanNode[] {
  return sanitise(html, "rich", parse)
}

/** The browser's own parser, in a document that loads and runs nothing. */
function parse(html: string): ParsedNode[] {
  return toParsed(new DOMParser().parseFromString(html, "text/html").body.childNodes)
}

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
