import { createHash, randomBytes } from "node:crypto"

/** A random secret of 256 bits as text; only its hash is stored. */
export function newToken(): string {
  return randomBytes(32).toString("base64url")
}

/** SHA-256 of a secret's text, the form in which secrets are stored. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest()
}
