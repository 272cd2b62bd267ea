import type { RouterContextProvider } from "react-router"
import { BackendError } from "../backend/backend-error.server.ts"
import { backendTexts } from "../backend/backend-texts.ts"
import { failedPage } from "../backend/loading.server.ts"
import { sessionUnchecked } from "../session/person.server.ts"

/**
 * Throws a 503 page when the session could not be checked: a redirect to the log-in would be wrong,
 * and a loop while the backend is unavailable. Forms handle this case themselves (`failForm`).
 */
export function requireCheckedSession(context: Readonly<RouterContextProvider>): void {
  if (!context.get(sessionUnchecked)) return
  const message = backendTexts.sessionUnchecked
  const failure = { status: 503, name: "ServiceUnavailableError", message, details: {} }
  throw failedPage(message, new BackendError(failure))
}
