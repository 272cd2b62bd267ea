import { createHash } from "node:crypto"

/** The stable identity of a seeded record: the same in every database that was seeded. */
export function seedDocumentId(of: string): string {
  return createHash("sha256").update(of).digest("hex").slice(0, 32)
}

/** Marks an ad as the demo's and says which: `demo`, its number in eight digits, a hash. */
export function demoAdDocumentId(index: number): string {
  return `demo${String(index).padStart(8, "0")}${seedDocumentId(`ad ${index}`).slice(0, 20)}`
}
