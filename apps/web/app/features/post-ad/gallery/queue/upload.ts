import type { UploadedImage } from "../../../../browser/uploads/upload-file.ts"
import type { PreparedPicture } from "../prepare/prepare-picture.ts"

export type UploadState =
  | { name: "checking" }
  | { name: "waiting" }
  | { name: "sending"; fraction: number }
  /** The connection failed or the server was busy; it is retried automatically. */
  | { name: "resting" }
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
