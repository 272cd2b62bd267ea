import { passwordProblemTexts } from "@wara/domain/accounts/account-texts"
import { containsEmail } from "@wara/domain/accounts/password"
import { DomainError } from "@wara/domain/errors"
import { refuseCommonPassword } from "./use-cases/refuse-common-password.ts"

/** What a schema cannot know of a new password: whose it is, and whether it is a common one. */
export async function refuseNewPassword(password: string, email: string): Promise<void> {
  if (containsEmail(password, email)) {
    throw new DomainError("ValidationError", "password: contains the e-mail", [
      { path: ["password"], message: passwordProblemTexts["contains-email"] },
    ])
  }
  await refuseCommonPassword(password)
}
