import { hash, parseOptions } from "@node-rs/argon2"

/**
 * Argon2id as recommended by OWASP: 19 MiB, two passes, one lane (Password Storage Cheat Sheet).
 */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 }

/** The number of Argon2id in the result of `parseOptions`. */
const argon2id = 2

/** Normalises a password: keyboards send an accented letter as one character or as two. */
export function spellPassword(password: string): string {
  return password.normalize("NFKC")
}

/** Hashes a password for storage. Slow on purpose: call it outside of transactions. */
export async function hashPassword(password: string): Promise<string> {
  return hash(spellPassword(password), passwordCost)
}

/** Whether a stored hash uses other cost parameters and must be recomputed. */
export function isOutdatedHash(passwordHash: string): boolean {
  const made = parseOptions(passwordHash)
  return (
    made.algorithm !== argon2id ||
    made.memoryCost !== passwordCost.memoryCost ||
    made.timeCost !== passwordCost.timeCost ||
    made.parallelism !== passwordCost.parallelism ||
    made.outputLen !== passwordCost.outputLen
  )
}
