import { createHash, randomBytes, scryptSync, timingSafeEqual } from "node:crypto"

/** Salt of the pass, so that the value differs from any other hash of the passphrase. */
const salt = "pass of the developer mode"

/** Fallback when the servers share no secret; passes then expire with this process. */
const ownSecret = randomBytes(32).toString("base64url")

const made = new Map<string, string>()

/**
 * The value of the pass cookie: derived slowly from the passphrase, so that the cookie does not
 * reveal it and changing the passphrase ends every pass. It also depends on the servers' secret, or
 * on this process's own secret if that is empty: otherwise passes could be computed from guessed
 * passphrases and tried where attempts are not counted.
 */
export function devPassOf(passphrase: string, secret: string): string {
  const both = `${salt} ${secret || ownSecret}`
  const key = `${both} ${passphrase}`
  const known = made.get(key)
  if (known !== undefined) return known
  const pass = scryptSync(passphrase, both, 32).toString("base64url")
  made.set(key, pass)
  return pass
}

/** Compares two texts in constant time. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
