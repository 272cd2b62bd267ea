import { logInAgainPath } from "@wara/domain/site/return-path"
import { redirect } from "react-router"
import { backendErrorOf } from "../../backend/backend-error.server.ts"
import { failForm } from "../../forms/refuse-form.server.ts"

/**
 * Returns an account form that the backend refused. A user whose session has ended logs in and
 * returns to `path`. `told` overrides the default messages.
 */
export function failAccountForm<Name extends string>(
  form: Parameters<typeof failForm<Name>>[0],
  error: unknown,
  path: string,
  messages: Record<string, string> = {},
) {
  requireSession(error, path)
  return failForm(form, error, messages)
}

/** Redirects a user whose session has ended to the log-in, which returns to `path`. */
export function requireSession(error: unknown, path: string): void {
  if (backendErrorOf(error)?.name === "UnauthorizedError") throw redirect(logInAgainPath(path))
}
