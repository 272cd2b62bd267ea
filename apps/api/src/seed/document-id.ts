import { createHash } from "node:crypto"

/** The stable id of a seeded record: the same in every seeded database. */
export function seedDocumentId(of: string): string {
  return createHash("sha256").update(of).digest("hex").slice(0, 32)
}

/** Marks an ad as a demo ad: `demo`, its number in eight digits, a hash. */
export function demoAdDocumentId(index: number): string {
  return `demo${String(index).padStart(8, "0")}${seedDocumentId(`ad ${index}`).slice(0, 20)}`
}
