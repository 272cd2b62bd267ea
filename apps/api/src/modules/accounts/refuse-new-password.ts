import { passwordProblemTexts } from "@wara/domain/accounts/account-texts"
import { containsEmail } from "@wara/domain/accounts/password"
import { DomainError } from "@wara/domain/errors"
import { refuseCommonPassword } from "./use-cases/refuse-common-password.ts"

/**
 * Checks of a new password beyond its schema: it must not contain the user's e-mail or be a common
 * one.
 */
export async function refuseNewPassword(password: string, email: string): Promise<void> {
  if (containsEmail(password, email)) {
    throw new DomainError("ValidationError", "password: contains the e-mail", [
      { path: ["password"], message: passwordProblemTexts["contains-email"] },
    ])
  }
  await refuseCommonPassword(password)
}
