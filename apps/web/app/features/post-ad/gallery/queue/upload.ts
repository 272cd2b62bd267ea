import { uploadTexts } from "@wara/domain/site/upload-texts"
import { UploadFailure } from "../../../../browser/uploads/upload-file.ts"
import type { UploadedImage } from "../../../../browser/uploads/uploaded-image.ts"
import { postAdTexts as texts } from "../../texts.ts"
import type { PreparedPicture } from "../prepare/prepare-picture.ts"

export type UploadState =
  | { name: "checking" }
  | { name: "waiting" }
  | { name: "sending"; fraction: number }
  /** The connection failed or the server was busy; it is retried automatically. */
  | { name: "retrying" }
  /** It is retried when the user requests it. */
  | { name: "failed"; text: string }
  /** Not an accepted picture. */
  | { name: "refused"; text: string }
  /** `isShown` once the gallery contains it. */
  | { name: "done"; image: UploadedImage; isShown: boolean }

export type Upload = {
  /** Idempotency key, so that a file whose response was lost is not stored twice. */
  key: string
  fileName: string
  /** Object URL of the picture in the browser. */
  preview: string
  state: UploadState
}

/** Whether leaving the page would lose the file. */
export function isUnfinished({ state }: Upload): boolean {
  return state.name !== "done" && state.name !== "refused"
}

/** What a button says that waits for unfinished uploads: a failed one waits for its user. */
export function unfinishedText(unfinished: readonly Upload[]): string {
  const isStopped = unfinished.every(({ state }) => state.name === "failed")
  return isStopped ? texts.notUploaded(unfinished.length) : texts.uploading(unfinished.length)
}

/** Milliseconds without a byte sent after which a connection counts as broken. */
const sendingTimeoutMs = 45_000
/** Milliseconds that the server may take to process a picture, including queued ones before it. */
const whileMaking = 180_000

/**
 * Calls `onSilence` when an upload has shown no activity for too long: a phone that changes cells
 * may leave a connection hanging for minutes.
 */
export function watchSilence(onSilence: () => void) {
  let timer = setTimeout(onSilence, sendingTimeoutMs)
  return {
    progressed: (fraction: number) => {
      clearTimeout(timer)
      timer = setTimeout(onSilence, fraction < 1 ? sendingTimeoutMs : whileMaking)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Browser and network functions that the upload queue depends on. */
export type UploadDeps = {
  newKey: () => string
  /** Creates an object URL for a file. */
  show: (file: Blob) => string
  /** Revokes such a URL. */
  hide: (preview: string) => void
  /** Validates a file and shrinks it; rejects with PictureRefusal. */
  prepare: (file: File, preview: string) => Promise<PreparedPicture>
  /** Uploads a picture; rejects with UploadFailure, or with the signal's reason. */
  send: (
    picture: PreparedPicture,
    options: { key: string; signal: AbortSignal; onProgress: (fraction: number) => void },
  ) => Promise<UploadedImage>
  isOnline: () => boolean
  /**
   * Calls the listener when the connection may be back or was lost; the returned function
   * unsubscribes.
   */
  onConnection: (listener: () => void) => () => void
  random: () => number
}

const maxDelayMs = 30_000
const first = 1_000

/**
 * Milliseconds to wait after `failures` failures in a row: doubled each time, up to half a minute.
 * `random` (0 to 1) adds jitter over the second half, so that retries do not come all at once.
 */
function retryDelay(failures: number, random: number): number {
  const whole = Math.min(maxDelayMs, first * 2 ** (failures - 1))
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
  | { name: "retrying"; delay: number }
  | { name: "failed"; text: string }
  | { name: "refused"; text: string }

/**
 * Decides what follows a failed attempt; `failures` counts the failures in a row, including this one.
 */
export function afterFailure(cause: unknown, failures: number, random: number): Next {
  const again: Next = { name: "retrying", delay: retryDelay(failures, random) }
  if (!(cause instanceof UploadFailure)) return { name: "failed", text: uploadTexts.noConnection }
  const { status, text, retryAfter } = cause
  if (status === 0) return again
  if (retryAfter !== null && retryAfter <= maxRetryAfterSeconds) {
    return { name: "retrying", delay: retryAfter * 1000 + retryDelay(1, random) }
  }
  if (status >= 500 && failures < maxFaults) return again
  if (status === 400 || status === 413 || status === 415) return { name: "refused", text }
  return { name: "failed", text }
}
