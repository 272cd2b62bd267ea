import { siteStylesId } from "../../browser/start/site-styles.ts"
import { documentStyles } from "./document-styles.ts"
import { stylesFor } from "./used-styles.ts"

const open = `<style id="${siteStylesId}">`
const reduced = `<style id="${siteStylesId}" data-reduced>`
const close = "</style>"

const reduce = stylesFor(documentStyles)

/**
 * What the router writes into each link, to learn the routes that it does not know yet; the site's
 * are known. The quotes keep it apart from texts, in which they are escaped.
 */
const discovery = / data-discover="true"/g

/**
 * Reduces the styles inside a complete page to those of its own markup, a third of the stylesheet.
 * The whole stylesheet is a file that the site's scripts load before they start. Leaves out what
 * nothing reads.
 */
export function reducedPage(page: string): string {
  const start = page.indexOf(open)
  const end = page.indexOf(close, start)
  if (start === -1 || end === -1) return page
  const rest = page.slice(end).replace(discovery, "")
  return `${page.slice(0, start)}${reduced}${reduce(page)}${rest}`
}
