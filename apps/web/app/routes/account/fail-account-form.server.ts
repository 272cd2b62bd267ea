import { logInAgainPath } from "@wara/domain/site/return-path"
import { redirect } from "react-router"
import { backendErrorOf } from "../../backend/backend-error.server.ts"
import { failForm } from "../../forms/refuse-form.server.ts"

/**
 * Sends a form of the account back that the backend did not accept. Whose session ended meanwhile
 * logs in and comes back to `path`. `told` replaces the house's own sentences.
 */
export function failAccountForm<Name extends string>(
  form: Parameters<typeof failForm<Name>>[0],
  error: unknown,
  path: string,
  told: Record<string, string> = {},
) {
  if (backendErrorOf(error)?.name === "UnauthorizedError") throw redirect(logInAgainPath(path))
  return failForm(form, error, told)
}
