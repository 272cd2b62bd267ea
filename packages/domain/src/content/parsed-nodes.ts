import type { ParsedNode } from "./sanitise.ts"

const isElement = (node: Node): node is Element => node.nodeType === 1
const isText = (node: Node): node is Text => node.nodeType === 3

/**
 * Converts the nodes of a browser's parser to pieces for sanitising. Only the given nodes are read.
 */
export function parsedNodes(nodes: Iterable<Node>): ParsedNode[] {
  return [...nodes].flatMap((node): ParsedNode[] => {
    if (isText(node)) return [node.data]
    if (!isElement(node)) return []
    const attributes = Object.fromEntries(
      [...node.attributes].map(({ name, value }) => [name, value]),
    )
    return [{ name: node.localName, attributes, children: parsedNodes(node.childNodes) }]
  })
}
