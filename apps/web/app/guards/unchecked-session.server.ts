import { data, type RouterContextProvider } from "react-router"
import { backendTexts } from "../backend/backend-texts.ts"
import { sessionUnchecked } from "../session/person.server.ts"

/**
 * Throws the 503 page when the browser's session could not be checked: sending the person to log in
 * would be wrong, and a loop while the backend is away.
 */
export function requireCheckedSession(context: Readonly<RouterContextProvider>): void {
  if (!context.get(sessionUnchecked)) return
  throw data({ message: backendTexts.sessionUnchecked }, { status: 503 })
}
