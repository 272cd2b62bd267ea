import {
  type CleanNode,
  cleanWords,
  type ParsedNode,
  sanitise as sanitiseHtml,
} from "@wara/domain/content/sanitise"
import type { SanitisingLevel } from "@wara/domain/content/sanitising-levels"
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5"

function toParsed(nodes: DefaultTreeAdapterTypes.ChildNode[]): ParsedNode[] {
  return nodes.flatMap((node): ParsedNode[] => {
    if ("value" in node) return [node.value]
    if (!("tagName" in node)) return []
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    return [{ name: node.tagName, attributes, children: toParsed(node.childNodes) }]
  })
}

const parse = (html: string) => toParsed(parseFragment(html).childNodes)

/** Sanitises a user's text at one of the four levels [S5.4], ready for rendering. */
export function sanitise(html: string, level: SanitisingLevel): CleanNode[] {
  return sanitiseHtml(html, level, parse)
}

/** A user's text without any markup (level `strict`). */
export function plainText(html: string): string {
  return cleanWords(sanitise(html, "strict"))
    .replace(/[^\S\n]*\n[^\S\n]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
}
