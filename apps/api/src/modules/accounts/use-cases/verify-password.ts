import { randomBytes } from "node:crypto"
import { verify } from "@node-rs/argon2"
import { passwordCost, spellPassword } from "./hash-password.ts"

/** A hash that belongs to no password, to work on where there is none. */
const decoy = [
  "",
  "argon2id",
  "v=19",
  `m=${passwordCost.memoryCost},t=${passwordCost.timeCost},p=${passwordCost.parallelism}`,
  unpadded(16),
  unpadded(passwordCost.outputLen),
].join("$")

/**
 * Whether a password is the one of a stored hash. Without a hash (nobody of that name, an account
 * without a password) it works as long and says no, so that time does not tell who has an account.
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
