import { createHash, scryptSync, timingSafeEqual } from "node:crypto"

/** What a pass says beside the phrase, so that it is nothing else's hash. */
const salt = "pass of the developer mode"

const made = new Map<string, string>()

/**
 * What the cookie of whoever was let in holds: made of the phrase, slowly, so that the cookie does not
 * tell it, and so that another phrase ends every pass.
 */
export function devPassOf(passphrase: string): string {
  const known = made.get(passphrase)
  if (known !== undefined) return known
  const pass = scryptSync(passphrase, salt, 32).toString("base64url")
  made.set(passphrase, pass)
  return pass
}

/** Whether two texts are one, in a time that tells nothing of where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
