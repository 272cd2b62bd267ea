import { useMatches } from "react-router"
import { siteStylesId } from "../browser/start/site-styles.ts"
import { densityScript } from "../entities/ad/card/card-density.ts"
import { useNonce } from "../session/nonce.ts"
import { documentStyles } from "./styles/document-styles.ts"

/** Reads browser state that is needed before the first paint. */
export function EarlyScript() {
  const nonce = useNonce()
  return (
    <script
      nonce={nonce}
      // Browsers hide the nonce that the server wrote.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of ours, without any input.
      dangerouslySetInnerHTML={{ __html: densityScript }}
    />
  )
}

/** In the browser the text is read from the document, which keeps it out of the bundle. */
const text = import.meta.env.SSR
  ? documentStyles
  : (document.getElementById(siteStylesId)?.textContent ?? "")

/**
 * Inlines the stylesheet: a separate request would cost a phone more time than the bytes. A page
 * that is rendered as a whole is reduced to the rules of its own markup afterwards (reducedPage).
 */
export function SiteStyles() {
  return <style id={siteStylesId}>{text}</style>
}

/** Handle of a page that works without the site's scripts and must not load them. */
export const isStandalone = { isStandalone: true }

export function useIsStandalone(): boolean {
  return useMatches().some(({ handle }) => handle === isStandalone)
}
