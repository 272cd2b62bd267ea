import { uploadTexts } from "@wara/domain/site/upload-texts"
import { UploadFailure } from "../../../../ui/upload-file.ts"
import { retryDelay } from "./retry-delay.ts"

/** Attempts after which an answer that is the server's own fault is told to the person. */
const maxFaults = 5
/** Seconds that a server may ask for; longer ones are told to the person. */
const maxRetryAfterSeconds = 60

/** What becomes of a file that was not taken: sent again after a while, or not by itself. */
type Next =
  | { name: "resting"; delay: number }
  | { name: "failed"; text: string }
  | { name: "refused"; text: string }

/** Judges a failed attempt; `drops` counts those in a row, this one included. */
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
