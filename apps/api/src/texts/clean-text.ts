import { cleanText as cleanHtmlText } from "@wara/domain/content/clean-text"
import type { ParsedNode } from "@wara/domain/content/sanitise"
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

/** What a parser of HTML could find anything but text in. */
const markup = /[<&\r\0]/

/**
 * A text of users or operators in the form in which it is stored and shown [B8.22]. Everything that
 * writes such a text calls this; nothing that reads one parses it. `isReduced` reports that it has
 * more markup than allowed and that only its words are left: writers refuse it.
 */
export function cleanText(
  html: string,
  level: SanitisingLevel,
): { text: string; isReduced: boolean } {
  if (!markup.test(html)) return { text: html, isReduced: false }
  return cleanHtmlText(html, level, parse)
}
