import type { AuthAnswer } from "@wara/contract/account"
import type { SignUp } from "@wara/domain/accounts/register-schema"
import { logIn, register } from "../../backend/auth.server.ts"
import { BackendError } from "../../backend/backend-error.server.ts"
import type { Caller } from "../../backend/caller.server.ts"

/**
 * Makes an account and logs it in. Whoever has one with this e-mail and this password is logged in:
 * a button pressed twice, above all. Throws BackendError, 409 when the e-mail is taken.
 */
export async function signUp(
  values: SignUp,
  caller: Caller,
): Promise<{ answer: AuthAnswer; isNew: boolean }> {
  try {
    return { answer: await register(values, caller), isNew: true }
  } catch (error) {
    if (!(error instanceof BackendError) || error.status !== 409) throw error
    const { email: identifier, password } = values
    // The token of the bot check was good for the first call only.
    const again = { ...caller, botToken: null }
    const answer = await logIn({ identifier, password }, again).catch(() => Promise.reject(error))
    return { answer, isNew: false }
  }
}
