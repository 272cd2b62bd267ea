import { createHash } from "node:crypto"

/** The stable id of a seeded record: the same in every seeded database. */
export function seedDocumentId(of: string): string {
  return createHash("sha256").update(of).digest("hex").slice(0, 32)
}
