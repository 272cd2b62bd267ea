import type { ParsedNode } from "./sanitise.ts"

/** What is read of a browser's nodes; `Node`, `Text` and `Element` of the DOM have it. */
export type DomNode = { readonly nodeType: number }
type DomText = DomNode & { readonly data: string }
type DomElement = DomNode & {
  readonly localName: string
  readonly attributes: Iterable<{ readonly name: string; readonly value: string }>
  readonly childNodes: Iterable<DomNode>
}

const isElement = (node: DomNode): node is DomElement => node.nodeType === 1
const isText = (node: DomNode): node is DomText => node.nodeType === 3

/**
 * Converts the nodes of a browser's parser to pieces for sanitising. Only the given nodes are read.
 */
export function parsedNodes(nodes: Iterable<DomNode>): ParsedNode[] {
  return [...nodes].flatMap((node): ParsedNode[] => {
    if (isText(node)) return [node.data]
    if (!isElement(node)) return []
    const attributes = Object.fromEntries(
      [...node.attributes].map(({ name, value }) => [name, value]),
    )
    return [{ name: node.localName, attributes, children: parsedNodes(node.childNodes) }]
  })
}
