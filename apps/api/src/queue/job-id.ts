import { createHash } from "node:crypto"

/** Deterministic job id of a reason: a UUID derived only from the text (version 8). */
export function jobIdOf(reason: string): string {
  const hash = createHash("sha256").update(reason).digest("hex")
  const version = `8${hash.slice(13, 16)}`
  const variant = `8${hash.slice(17, 20)}`
  return [hash.slice(0, 8), hash.slice(8, 12), version, variant, hash.slice(20, 32)].join("-")
}
