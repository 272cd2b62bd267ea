import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import stylesheet from "./app.css?url"
import { watchFiles } from "./browser/reload/reload.ts"
import { loadRoutes } from "./browser/start/load-routes.ts"
import { loadSiteStyles } from "./browser/start/site-styles.ts"
import { reportCaught, silenceConsole, watchErrors } from "./integrations/errors/recorded-errors.ts"

/** Makes the page interactive; throws when its files cannot be loaded: it stays as it is. */
export async function hydrateSite(): Promise<void> {
  if (import.meta.env.PROD) silenceConsole()
  watchFiles()
  watchErrors()
  await Promise.all([loadRoutes(), loadSiteStyles(stylesheet)]).catch((cause: unknown) => {
    reportCaught(cause)
    throw cause
  })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={reportCaught} />
      </StrictMode>,
    )
  })
}
