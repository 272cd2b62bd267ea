import { randomBytes } from "node:crypto"
import { hash, parseOptions, verify } from "@node-rs/argon2"
import { passwordProblemTexts } from "@wara/domain/accounts/account-texts"
import { DomainError } from "@wara/domain/errors"

/**
 * Argon2id as recommended by OWASP: 19 MiB, two passes, one lane (Password Storage Cheat Sheet).
 */
const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 }

/** The number of Argon2id in the result of `parseOptions`. */
const argon2id = 2

/** Normalises a password: keyboards send an accented letter as one character or as two. */
function spellPassword(password: string): string {
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

/** A hash without a password, verified when there is no stored one. */
const decoy = [
  "",
  "argon2id",
  "v=19",
  `m=${passwordCost.memoryCost},t=${passwordCost.timeCost},p=${passwordCost.parallelism}`,
  unpadded(16),
  unpadded(passwordCost.outputLen),
].join("$")

/**
 * Whether a password matches a stored hash. Without a hash (unknown user, account without a
 * password) it takes as long and returns false, so that timing does not reveal accounts.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const isRight = await verify(passwordHash ?? decoy, spellPassword(password))
  return isRight && passwordHash !== null
}

function unpadded(bytes: number): string {
  return randomBytes(bytes).toString("base64").replaceAll("=", "")
}

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
