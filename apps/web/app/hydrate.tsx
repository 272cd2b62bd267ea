import { type ReactNode, StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import stylesheet from "./app.css?url"
import { isRecord } from "./browser/is-record.ts"
import { watchFiles } from "./browser/reload/reload.ts"
import { SiteRouter } from "./browser/router/site-router.tsx"
import { onRouter, startRouter } from "./browser/router/start-router.ts"
import { loadRoutes } from "./browser/start/load-routes.ts"
import { recordTyped } from "./browser/start/presses.ts"
import { loadSiteStyles } from "./browser/start/site-styles.ts"
import { whenIdle } from "./browser/when-idle.ts"
import { readMissedDensity } from "./entities/ad/card/card-density.ts"
import { brokenText } from "./features/errors/broken-texts.ts"
import { loadUserParts } from "./features/site/user-parts.tsx"
import { reportCaught, silenceConsole, watchErrors } from "./integrations/errors/recorded-errors.ts"
import { loadPageFailure } from "./layouts/page-failure.tsx"

/** Loads the site. In development the router's own entry follows changes of the code. */
async function loadSite(): Promise<ReactNode> {
  if (import.meta.env.DEV) {
    const { HydratedRouter } = await import("react-router/dom")
    return <HydratedRouter onError={reportCaught} />
  }
  const start = window.waraStart
  if (start === undefined) throw new Error("The page does not name its scripts")
  const [started] = await Promise.all([
    loadRoutes(start.routes).then((modules) => startRouter(start, modules, loadPageFailure)),
    loadSiteStyles(stylesheet),
  ])
  // Who pressed something, or enters a form or a link, is about to leave the page.
  if (start.waiting.length > 0) onRouter()
  else window.addEventListener("focusin", () => onRouter(), { once: true })
  const { errors, loaderData } = started.router.state
  if (isRecord(loaderData.root) && loaderData.root.viewer !== null) await loadUserParts()
  if (errors === null) whenIdle(() => void loadPageFailure().catch(() => {}))
  else await loadPageFailure()
  return <SiteRouter started={started} onError={reportCaught} failureText={brokenText} />
}

/** Makes the page interactive; throws when its files cannot be loaded: it stays as it is. */
export async function hydrateSite(): Promise<void> {
  if (import.meta.env.PROD) silenceConsole()
  watchFiles()
  watchErrors()
  const site = await loadSite().catch((cause: unknown) => {
    reportCaught(cause)
    throw cause
  })
  recordTyped()
  readMissedDensity()
  // From here on, scripts scroll to places of the page (app.css).
  document.documentElement.dataset.whole = ""
  startTransition(() => {
    hydrateRoot(document, <StrictMode>{site}</StrictMode>)
  })
}
