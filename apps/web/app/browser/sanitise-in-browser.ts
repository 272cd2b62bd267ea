import { parsedNodes } from "@wara/domain/content/parsed-nodes"
import { type CleanNode, sanitise } from "@wara/domain/content/sanitise"
import type { SanitisingLevel } from "@wara/domain/content/sanitising-levels"

/** A text being typed, sanitised as on the server; its parsed document loads and runs nothing. */
export function sanitiseInBrowser(html: string, level: SanitisingLevel): CleanNode[] {
  const parse = (text: string) =>
    parsedNodes(new DOMParser().parseFromString(text, "text/html").body.childNodes)
  return sanitise(html, level, parse)
}
