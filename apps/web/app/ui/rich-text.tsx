import { createElement, type ReactNode } from "react"

/** Elements that a rich text may have (spec §5, level rich). */
export const richTags = [
  "strong",
  "em",
  "b",
  "i",
  "u",
  "br",
  "p",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "ul",
  "ol",
  "li",
  "blockquote",
  "div",
  "span",
  "a",
] as const

/** Name of an element of a rich text. */
export type RichTag = (typeof richTags)[number]

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
