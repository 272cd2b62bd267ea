import { LostFile } from "../reload/load-route-module.ts"

/** The element of the styles inside a page. */
export const siteStylesId = "site-styles"

/**
 * Loads the whole stylesheet into a page that has only the styles of its own markup: what a script
 * adds to the page needs the others. It follows the page's styles, so that it holds in their place.
 */
export function loadSiteStyles(href: string): Promise<void> {
  if (document.getElementById(siteStylesId)?.dataset.reduced === undefined) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const link = document.createElement("link")
    link.rel = "stylesheet"
    link.href = href
    link.addEventListener("load", () => resolve())
    link.addEventListener("error", (event) => reject(new LostFile(event)))
    document.head.append(link)
  })
}
