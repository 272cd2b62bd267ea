import { createHash, randomBytes } from "node:crypto"

/** A secret of 256 bits as text; what is stored of it is its hash. */
export function newToken(): string {
  return randomBytes(32).toString("base64url")
}

/** How secrets are kept: SHA-256 of their text. */
export function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest()
}
