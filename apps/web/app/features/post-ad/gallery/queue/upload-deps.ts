import type { UploadedImage } from "../../../../browser/uploads/upload-file.ts"
import type { PreparedPicture } from "../prepare/prepare-picture.ts"

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
