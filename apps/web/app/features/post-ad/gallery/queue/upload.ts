import type { UploadedImage } from "../../../../ui/upload-file.ts"

/** Where the upload of one chosen file stands. */
export type UploadState =
  | { name: "checking" }
  | { name: "waiting" }
  | { name: "sending"; fraction: number }
  /** The connection broke or the server was busy; it is sent again by itself. */
  | { name: "resting" }
  /** It is sent again when the person asks for it. */
  | { name: "failed"; text: string }
  /** It is no picture that we take. */
  | { name: "refused"; text: string }
  /** `isShown` once the gallery holds it. */
  | { name: "done"; image: UploadedImage; isShown: boolean }

/** A file on its way to being a picture of the ad. */
export type Upload = {
  /** Sent along, so that a file whose answer was lost is not stored twice. */
  key: string
  fileName: string
  /** Address of the picture in the browser's memory. */
  preview: string
  state: UploadState
}

/** Whether leaving the page would lose the file. */
export function isUnfinished({ state }: Upload): boolean {
  return state.name !== "done" && state.name !== "refused"
}
