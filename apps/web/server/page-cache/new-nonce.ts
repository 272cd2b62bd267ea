import { randomBytes } from "node:crypto"

/** 128 random bits, in the format and length of the policy's nonces. */
export function newNonce(): string {
  return randomBytes(16).toString("base64")
}
