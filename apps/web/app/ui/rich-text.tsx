import type { CleanNode } from "@wara/domain/content/sanitise"
import { createElement, type ReactNode } from "react"

/** Draws pieces of a clean text. */
export function drawNodes(nodes: CleanNode[]): ReactNode[] {
  return nodes.map(drawNode)
}

function drawNode(node: CleanNode, key: number): ReactNode {
  if (typeof node === "string") return node
  if (node.tag === "br") return <br key={key} />
  const link =
    node.href === undefined
      ? {}
      : {
          href: node.href,
          ...(node.newWindow ? { target: "_blank", rel: "noopener noreferrer" } : {}),
        }
  return createElement(node.tag, { key, ...link }, ...drawNodes(node.children))
}

/** A text with headings, lists and links. It is built from elements: no HTML is ever inserted. */
export function RichText({ nodes }: { nodes: CleanNode[] }) {
  return <div className="rich-text">{drawNodes(nodes)}</div>
}
