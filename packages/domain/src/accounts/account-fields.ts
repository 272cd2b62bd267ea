import { z } from "zod"
import { accountLimits } from "./account.ts"
import { accountTexts, passwordProblemTexts, usernameProblemTexts } from "./account-texts.ts"
import { passwordProblem } from "./password.ts"
import { normalizeAnyPhone, normalizePhone } from "./phone.ts"
import { normalizeRut } from "./rut.ts"
import { usernameProblem } from "./username.ts"

/** Invisible characters that come with copied text; a name made only of them would be empty. */
const unseen = /\p{Cf}/gu

function asLine(text: string): string {
  return text
    .replace(unseen, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim()
}

function asLines(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(/(?!\n)\p{Cc}/gu, " ")
    .trim()
}

export function requiredLine(limit: number, missing: string) {
  return z.string(missing).overwrite(asLine).min(1, missing).max(limit, accountTexts.tooLong(limit))
}

export function optionalLine(limit: number) {
  return z.string().overwrite(asLine).max(limit, accountTexts.tooLong(limit)).default("")
}

/** Optional text of any number of lines. */
export function optionalLines(limit: number) {
  return z.string().overwrite(asLines).max(limit, accountTexts.tooLong(limit)).default("")
}

/** Required text of any number of lines. */
export function requiredLines(limit: number, missing: string) {
  return z
    .string(missing)
    .overwrite(asLines)
    .min(1, missing)
    .max(limit, accountTexts.tooLong(limit))
}

export const emailField = z
  .string(accountTexts.emailRequired)
  .overwrite(asLine)
  .min(1, accountTexts.emailRequired)
  .max(accountLimits.email, accountTexts.emailInvalid)
  .pipe(z.email(accountTexts.emailInvalid))

/** Accepts a RUT in any notation and returns it as `NNNNNNNN-D`. */
export function rutField(missing: string) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .transform((typed, check) => {
      const rut = normalizeRut(typed)
      if (rut === null) check.addIssue(accountTexts.rutInvalid)
      return rut ?? z.NEVER
    })
}

/** An optional RUT; null when left out, and null is accepted as input too. */
export const optionalRutField = z
  .string()
  .nullish()
  .transform((given, check) => {
    const typed = given?.trim() ?? ""
    if (typed === "") return null
    const rut = normalizeRut(typed)
    if (rut === null) check.addIssue(accountTexts.rutInvalid)
    return rut ?? z.NEVER
  })

function optionalPhone(normalize: (typed: string) => string | null, invalid: string) {
  return z
    .string()
    .trim()
    .transform((typed, check) => {
      if (typed === "") return ""
      const phone = normalize(typed)
      if (phone === null) check.addIssue(invalid)
      return phone ?? z.NEVER
    })
    .default("")
}

/**
 * Accepts a Chilean telephone number in any notation and returns it as E.164; empty when none was
 * given.
 */
export const phoneField = optionalPhone(normalizePhone, accountTexts.phoneInvalid)

/** The same for people who may call from another country, with + and its code. */
export const anyPhoneField = optionalPhone(normalizeAnyPhone, accountTexts.anyPhoneInvalid)

/** A required Chilean telephone number, returned as E.164. */
export function requiredPhoneField(missing: string) {
  return z
    .string(missing)
    .trim()
    .min(1, missing)
    .transform((typed, check) => {
      const phone = normalizePhone(typed)
      if (phone === null) check.addIssue(accountTexts.phoneInvalid)
      return phone ?? z.NEVER
    })
}

/** The current password of a user as proof: only its length is limited, not its quality. */
export const knownPasswordField = z
  .string(accountTexts.passwordRequired)
  .min(1, accountTexts.passwordRequired)
  .max(256, accountTexts.tooLong(256))

/** A newly chosen password. The e-mail and the list of common passwords are checked later. */
export const newPasswordField = z
  .string(accountTexts.passwordRequired)
  .superRefine((password, check) => {
    const problem = passwordProblem(password, "")
    if (problem !== null) check.addIssue(passwordProblemTexts[problem])
  })

/** A newly chosen username; capitals are lowercased. */
export const usernameField = z
  .string(usernameProblemTexts.pattern)
  .trim()
  .toLowerCase()
  .superRefine((name, check) => {
    const problem = usernameProblem(name)
    if (problem !== null) check.addIssue(usernameProblemTexts[problem])
  })
