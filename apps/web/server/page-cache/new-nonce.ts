import { randomBytes } from "node:crypto"

/** 128 bits that nobody can guess, in the form and length that the policy's nonces have. */
export function newNonce(): string {
  return randomBytes(16).toString("base64")
}
