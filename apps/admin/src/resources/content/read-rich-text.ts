import { parsedNodes } from "@wara/domain/content/parsed-nodes"
import { type CleanNode, type ParsedNode, sanitise } from "@wara/domain/content/sanitise"

/** HTML as pieces of the level `rich`, the way the site shows it; nothing of it runs or loads. */
export function readRichText(html: string): CleanNode[] {
  return sanitise(html, "rich", parse)
}

/** The browser's own parser, in a document that loads and runs nothing. */
function parse(html: string): ParsedNode[] {
  return parsedNodes(new DOMParser().parseFromString(html, "text/html").body.childNodes)
}
