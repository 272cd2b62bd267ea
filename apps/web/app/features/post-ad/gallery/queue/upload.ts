import type { UploadedImage } from "../../../../browser/uploads/upload-file.ts"

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
