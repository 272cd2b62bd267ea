import { createHash, randomBytes, scryptSync, timingSafeEqual } from "node:crypto"

/** What a pass says beside the phrase, so that it is nothing else's hash. */
const salt = "pass of the developer mode"

/** Stands in where both servers share no secret; passes then end with this process. */
const ownSecret = randomBytes(32).toString("base64url")

const made = new Map<string, string>()

/**
 * What the cookie of whoever was let in holds: made of the phrase, slowly, so that the cookie does not
 * tell it, and so that another phrase ends every pass. Made of the servers' own secret as well, or of
 * this process's where that is empty: nobody else makes passes of guessed phrases and tries them where
 * no tries are counted.
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

/** Whether two texts are one, in a time that tells nothing of where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(digest(one), digest(other))
}
