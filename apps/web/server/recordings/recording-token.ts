import { createHmac, randomUUID, timingSafeEqual } from "node:crypto"
import { tokenMinutes } from "@wara/domain/recording/recording"
import { minutes } from "@wara/domain/time"

/**
 * A token for one recording: its key, until when it may be sent, and the site's signature. Pages
 * are the same bytes for everybody, so a page asks for it when it starts to record [B8.37].
 */
export function newRecordingToken(secret: string, now: number): string {
  const content = `${randomUUID()}.${(now + minutes(tokenMinutes)).toString(36)}`
  return `${content}.${sign(secret, content)}`
}

/** The key of the recording that a token permits; null for a forged or an expired one. */
export function keyOfToken(
  token: string | undefined,
  secrets: readonly string[],
  now: number,
): string | null {
  const [key = "", until = "", signature = ""] = token?.split(".") ?? []
  const isOurs = secrets
    .filter((secret) => secret !== "")
    .some((secret) => isSame(signature, sign(secret, `${key}.${until}`)))
  return isOurs && now < Number.parseInt(until, 36) ? key : null
}

function sign(secret: string, content: string): string {
  return createHmac("sha256", secret).update(`recording\n${content}`).digest("base64url")
}

function isSame(given: string, right: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
