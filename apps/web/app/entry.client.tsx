import { StrictMode, startTransition } from "react"
import { hydrateRoot } from "react-dom/client"
import { HydratedRouter } from "react-router/dom"
import { tellCaught, watchErrors } from "./integrations/errors/noted-errors.ts"
import { silenceConsole } from "./integrations/errors/silence-console.ts"
import { watchFiles } from "./session/reload/watch-files.ts"

if (import.meta.env.PROD) silenceConsole()
watchFiles()
watchErrors()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={tellCaught} />
    </StrictMode>,
  )
})
