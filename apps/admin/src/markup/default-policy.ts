import { cleanText } from "@wara/domain/content/clean-text"
import type { TrustedTypePolicies } from "@wara/domain/content/inert-parser"
import { config } from "zod"
import { parseInert } from "./inert-parser.ts"

declare global {
  interface Window {
    trustedTypes?: TrustedTypePolicies
  }
}

/**
 * The panel's default policy of trusted types [B8.28]: whatever a library inserts as markup, such as
 * a text that is edited or pasted, is reduced to what the site would show of it. There is none for
 * scripts or their addresses, so that no string becomes either.
 */
window.trustedTypes?.createPolicy("default", { createHTML: cleanMarkup })

// Otherwise the library tries whether it may compile code, which browsers refuse and report.
config({ jitless: true })

export function cleanMarkup(html: string): string {
  // Styles are inserted as markup too; signs like `>` and `&` stay as they are.
  return html.includes("<") ? cleanText(html, "rich", parseInert).text : html
}
