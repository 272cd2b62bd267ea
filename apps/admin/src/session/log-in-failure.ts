import { PanelError } from "../wire/panel-error.ts"
import { sessionTexts } from "./session-texts.ts"

/** The sentence about a log-in that failed. */
export function logInFailure(error: unknown): string {
  if (!(error instanceof PanelError)) return String(error)
  if (error.code === "AccountBlockedError") return sessionTexts.blocked
  if (error.status === 401 || error.status === 400) return sessionTexts.wrong
  if (error.status === 403) return sessionTexts.notStaff
  if (error.status === 429) return sessionTexts.tooMany
  return error.message
}
