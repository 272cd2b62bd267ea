import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { watchFiles } from "./browser/reload/reload.ts"
import { reportCaught, silenceConsole, watchErrors } from "./integrations/errors/recorded-errors.ts"

if (import.meta.env.PROD) silenceConsole()
watchFiles()
watchErrors()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={reportCaught} />
    </StrictMode>,
  )
})
