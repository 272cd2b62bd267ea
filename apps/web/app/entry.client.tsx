import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import stylesheet from "./app.css?url"
import { watchFiles } from "./browser/reload/reload.ts"
import { loadStart } from "./browser/start/page-start.ts"
import { loadSiteStyles } from "./browser/start/site-styles.ts"
import { reportCaught, silenceConsole, watchErrors } from "./integrations/errors/recorded-errors.ts"

if (import.meta.env.PROD) silenceConsole()
watchFiles()
watchErrors()

function hydrate(): void {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter onError={reportCaught} />
      </StrictMode>,
    )
  })
}

// The routes' files import this one, so its own evaluation must not wait for them. A page whose
// files cannot be loaded stays as the server rendered it.
Promise.all([loadStart(), loadSiteStyles(stylesheet)])
  .then(hydrate)
  .catch(reportCaught)
