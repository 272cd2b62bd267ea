import { uploadTexts } from "@wara/domain/site/upload-texts"
import { UploadFailure } from "../../../../browser/uploads/upload-file.ts"

const maxDelayMs = 30_000
const first = 1_000

/**
 * Milliseconds to wait after `drops` failures in a row: doubled each time, up to half a minute.
 * `random` (0 to 1) adds jitter over the second half, so that retries do not come all at once.
 */
function retryDelay(drops: number, random: number): number {
  const whole = Math.min(maxDelayMs, first * 2 ** (drops - 1))
  return Math.round(whole / 2 + (whole / 2) * random)
}

/** Attempts after which a server error is reported to the user. */
const maxFaults = 5
/** Longest `Retry-After` in seconds that is followed; longer ones are reported to the user. */
const maxRetryAfterSeconds = 60

/**
 * What to do with a file that was not accepted: retry after a delay, or stop retrying
 * automatically.
 */
type Next =
  | { name: "resting"; delay: number }
  | { name: "failed"; text: string }
  | { name: "refused"; text: string }

/**
 * Decides what follows a failed attempt; `drops` counts the failures in a row, including this one.
 */
export function afterFailure(cause: unknown, drops: number, random: number): Next {
  const again: Next = { name: "resting", delay: retryDelay(drops, random) }
  if (!(cause instanceof UploadFailure)) return { name: "failed", text: uploadTexts.noConnection }
  const { status, text, retryAfter } = cause
  if (status === 0) return again
  if (retryAfter !== null && retryAfter <= maxRetryAfterSeconds) {
    return { name: "resting", delay: retryAfter * 1000 + retryDelay(1, random) }
  }
  if (status >= 500 && drops < maxFaults) return again
  if (status === 400 || status === 413 || status === 415) return { name: "refused", text }
  return { name: "failed", text }
}
