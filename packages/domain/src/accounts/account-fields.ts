import { z } from "zod"
import { accountLimits } from "./account-limits.ts"
import { accountTexts, passwordProblemTexts, usernameProblemTexts } from "./account-texts.ts"
import { passwordProblem } from "./password.ts"
import { normalizePhone } from "./phone.ts"
import { normalizeRut } from "./rut.ts"
import { usernameProblem } from "./username.ts"

/** Signs that nobody sees: they come with copied text, and would make a name of nothing. */
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

/** A line of text that must be there. */
export function requiredLine(limit: number, missing: string) {
  return z.string(missing).overwrite(asLine).min(1, missing).max(limit, accountTexts.tooLong(limit))
}

/** A line of text that may be empty. */
export function optionalLine(limit: number) {
  return z.string().overwrite(asLine).max(limit, accountTexts.tooLong(limit)).default("")
}

/** Text of any number of lines, which may be empty. */
export function optionalLines(limit: number) {
  return z.string().overwrite(asLines).max(limit, accountTexts.tooLong(limit)).default("")
}

/** Text of any number of lines that must be there. */
export function requiredLines(limit: number, missing: string) {
  return z
    .string(missing)
    .overwrite(asLines)
    .min(1, missing)
    .max(limit, accountTexts.tooLong(limit))
}

/** An e-mail address. */
export const emailField = z
  .string(accountTexts.emailRequired)
  .overwrite(asLine)
  .min(1, accountTexts.emailRequired)
  .max(accountLimits.email, accountTexts.emailInvalid)
  .pipe(z.email(accountTexts.emailInvalid))

/** A RUT however typed, given back as `NNNNNNNN-D`. */
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

/** A RUT that may be left out; null when it was, and read again as such. */
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

/** A Chilean telephone however typed, given back as E.164; empty when none was given. */
export const phoneField = z
  .string()
  .trim()
  .transform((typed, check) => {
    if (typed === "") return ""
    const phone = normalizePhone(typed)
    if (phone === null) check.addIssue(accountTexts.phoneInvalid)
    return phone ?? z.NEVER
  })
  .default("")

/** A Chilean telephone that must be there, given back as E.164. */
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

/** A password that someone proves to know: not judged, only bounded. */
export const knownPasswordField = z
  .string(accountTexts.passwordRequired)
  .min(1, accountTexts.passwordRequired)
  .max(256, accountTexts.tooLong(256))

/** A password that someone chooses. The e-mail and the list of common ones are checked later. */
export const newPasswordField = z
  .string(accountTexts.passwordRequired)
  .superRefine((password, check) => {
    const problem = passwordProblem(password, "")
    if (problem !== null) check.addIssue(passwordProblemTexts[problem])
  })

/** A username that someone chooses; capitals are taken for small letters. */
export const usernameField = z
  .string(usernameProblemTexts.pattern)
  .trim()
  .toLowerCase()
  .superRefine((name, check) => {
    const problem = usernameProblem(name)
    if (problem !== null) check.addIssue(usernameProblemTexts[problem])
  })
