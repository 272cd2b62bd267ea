import { createHash } from "node:crypto"

/** Idempotency key of a form's content: the same content on the same day is sent only once. */
export function contentKey(content: unknown, now: Date): string {
  const day = now.toISOString().slice(0, 10)
  return createHash("sha256")
    .update(JSON.stringify([day, content]))
    .digest("hex")
}
