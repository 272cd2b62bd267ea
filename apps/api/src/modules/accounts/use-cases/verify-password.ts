import { randomBytes } from "node:crypto"
import { verify } from "@node-rs/argon2"
import { passwordCost, spellPassword } from "./hash-password.ts"

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
