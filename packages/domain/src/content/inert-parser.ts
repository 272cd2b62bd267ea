import { type DomNode, parsedNodes } from "./parsed-nodes.ts"
import type { ParseHtml } from "./sanitise.ts"

/** A browser's trusted types, as far as we use them; each rule returns null to refuse. */
export type TrustedTypePolicies = {
  createPolicy: (
    name: string,
    rules: { createHTML?: (html: string) => string | null },
  ) => { createHTML: (html: string) => string }
}

/** What is needed of a browser's `window`. */
type ParsingBrowser = {
  trustedTypes?: TrustedTypePolicies | undefined
  DOMParser: new () => {
    parseFromString(html: string, type: "text/html"): { body: { childNodes: Iterable<DomNode> } }
  }
}

/** Name of the policy for markup that is only parsed; content security policies name it. */
export const inertPolicy = "inert"

/**
 * A browser's own parser, in a document that runs and loads nothing. Only this function can use the
 * policy [B8.28], and it returns plain pieces, never elements or markup. A page calls it once.
 */
export function inertParser(browser: ParsingBrowser): ParseHtml {
  const policy = browser.trustedTypes?.createPolicy(inertPolicy, { createHTML: (html) => html })
  return (html) => {
    const trusted = policy?.createHTML(html) ?? html
    return parsedNodes(
      new browser.DOMParser().parseFromString(trusted, "text/html").body.childNodes,
    )
  }
}
