import { passwordLength } from "./account.ts"

/**
 * Why a password is not accepted. Except for blank ones, only the server can detect common
 * passwords.
 */
export type PasswordProblem = "too-short" | "too-long" | "contains-email" | "common"

/** Keeps only letters and digits, without accents, so that "A.n-a" is recognised in "ana". */
function plain(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
}

/** Whether a password contains the e-mail or its part before the @. */
export function containsEmail(password: string, email: string): boolean {
  const secret = plain(password)
  const [local = ""] = email.split("@")
  return [email, local].map(plain).some((part) => part.length >= 4 && secret.includes(part))
}

/** Checks a password against the rules that need no list; null when it passes. */
export function passwordProblem(password: string, email: string): PasswordProblem | null {
  const characters = Array.from(password).length
  if (characters < passwordLength.min) return "too-short"
  if (characters > passwordLength.max) return "too-long"
  if (password.trim() === "") return "common"
  return containsEmail(password, email) ? "contains-email" : null
}

/** How hard a password is to guess, from 0 (refused) to 4; a hint while typing, not a rule. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4

/** Estimates the strength from length, kinds of character and repetition. */
export function passwordStrength(password: string, email: string): PasswordStrength {
  if (passwordProblem(password, email) !== null) return 0
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password))
  const different = new Set(password).size
  if (different < 5) return 1
  const points = different * (1 + kinds.length / 4)
  if (points < 12) return 1
  if (points < 16) return 2
  return points < 22 ? 3 : 4
}
