import type { CleanNode } from "@wara/domain/content/sanitise"
import { drawNodes } from "./rich-text.tsx"

/**
 * User-written text (level `text`): one paragraph for each marked or blank-line-separated one, with
 * its line breaks kept.
 */
export function NoticeParagraphs({ nodes }: { nodes: CleanNode[] }) {
  return Array.from(toParagraphs(nodes).entries(), ([position, paragraph]) => {
    // A paragraph inside emphasis must not be nested in another paragraph.
    const Block = paragraph.some(containsParagraph) ? "div" : "p"
    return (
      <Block key={position} className="whitespace-pre-line wrap-anywhere">
        {drawNodes(paragraph)}
      </Block>
    )
  })
}

function toParagraphs(nodes: CleanNode[]): CleanNode[][] {
  const paragraphs: CleanNode[][] = [[]]
  for (const node of nodes) {
    if (typeof node === "string") {
      const [first = "", ...others] = node.split(/\n\s*\n/)
      paragraphs.at(-1)?.push(first)
      paragraphs.push(...others.map((text) => [text]))
    } else if (node.tag === "p") {
      paragraphs.push(node.children, [])
    } else {
      paragraphs.at(-1)?.push(node)
    }
  }
  return paragraphs.map(trimmed).filter((paragraph) => paragraph.length > 0)
}

/** Removes surrounding whitespace, which would be shown as empty lines. */
function trimmed(paragraph: CleanNode[]): CleanNode[] {
  const last = paragraph.length - 1
  return paragraph
    .map((node, place) => {
      if (typeof node !== "string") return node
      const begun = place === 0 ? node.trimStart() : node
      return place === last ? begun.trimEnd() : begun
    })
    .filter((node) => node !== "")
}

function containsParagraph(node: CleanNode): boolean {
  return typeof node !== "string" && (node.tag === "p" || node.children.some(containsParagraph))
}
