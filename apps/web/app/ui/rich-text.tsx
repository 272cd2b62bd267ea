import type { RichTag } from "@wara/domain/content/rich-level"
import { createElement, type ReactNode } from "react"

/** A piece of a rich text: words, or an element with what it holds. Links know where they lead. */
export type RichNode =
  | string
  | { tag: RichTag; href?: string; newWindow?: boolean; children: RichNode[] }

function renderNode(node: RichNode, key: number): ReactNode {
  if (typeof node === "string") return node
  if (node.tag === "br") return <br key={key} />
  const link =
    node.href === undefined
      ? {}
      : {
          href: node.href,
          ...(node.newWindow ? { target: "_blank", rel: "noopener noreferrer" } : {}),
        }
  return createElement(node.tag, { key, ...link }, ...node.children.map(renderNode))
}

/** A text with headings, lists and links. It is built from elements: no HTML is ever inserted. */
export function RichText({ nodes }: { nodes: RichNode[] }) {
  return <div className="rich-text">{nodes.map(renderNode)}</div>
}
