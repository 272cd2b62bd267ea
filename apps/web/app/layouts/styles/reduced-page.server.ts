import { siteStylesId } from "../../browser/start/site-styles.ts"
import { documentStyles } from "./document-styles.ts"
import { stylesFor } from "./used-styles.ts"

const open = `<style id="${siteStylesId}">`
const reduced = `<style id="${siteStylesId}" data-reduced>`
const close = "</style>"

const reduce = stylesFor(documentStyles)

/**
 * Reduces the styles inside a complete page to those of its own markup, a third of the stylesheet.
 * The whole stylesheet is a file that the site's scripts load before they start.
 */
export function reducedPage(page: string): string {
  const start = page.indexOf(open)
  const end = page.indexOf(close, start)
  if (start === -1 || end === -1) return page
  return `${page.slice(0, start)}${reduced}${reduce(page)}${page.slice(end)}`
}
