import type { CleanNode } from "@wara/domain/content/sanitise"
import { createElement, type ReactNode } from "react"

/** Anchor ids of parts of a text, by their position. Only the site assigns them, never the text. */
export type PieceIds = Record<number, string>

/** Renders nodes of a sanitised text. */
export function drawNodes(nodes: CleanNode[], ids: PieceIds = {}): ReactNode[] {
  return nodes.map((node, key) => drawNode(node, key, ids[key]))
}

function drawNode(node: CleanNode, key: number, id: string | undefined): ReactNode {
  if (typeof node === "string") return node
  if (node.tag === "br") return <br key={key} />
  const link =
    node.href === undefined
      ? {}
      : {
          href: node.href,
          ...(node.newWindow ? { target: "_blank" } : {}),
          ...(node.rel === undefined ? {} : { rel: node.rel }),
        }
  return createElement(node.tag, { key, id, ...link }, ...drawNodes(node.children))
}

/** A text with headings, lists and links. It is built from elements: no HTML is ever inserted. */
export function RichText({ nodes, ids }: { nodes: CleanNode[]; ids?: PieceIds | undefined }) {
  return <div className="rich-text">{drawNodes(nodes, ids)}</div>
}
