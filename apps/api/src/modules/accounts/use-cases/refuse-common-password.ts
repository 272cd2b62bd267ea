import { passwordProblemTexts } from "@wara/domain/accounts/account-texts"
import { DomainError } from "@wara/domain/errors"
import { spellPassword } from "./hash-password.ts"

let commonPasswords: Promise<ReadonlySet<string>> | null = null

/** Half a megabyte of text, loaded when the first password is chosen, then cached. */
async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common")
  return new Set(dictionary["passwords-common"])
}

/** Throws ValidationError for a password among the 49,233 most used ones, in any letter case. */
export async function refuseCommonPassword(password: string): Promise<void> {
  commonPasswords ??= loadCommonPasswords()
  const common = await commonPasswords
  if (!common.has(spellPassword(password).toLowerCase())) return
  throw new DomainError("ValidationError", "password: is too common", [
    { path: ["password"], message: passwordProblemTexts.common },
  ])
}
