import type { UploadedImage } from "../../../../ui/upload-file.ts"
import type { PreparedPicture } from "../prepare/prepare-picture.ts"

/** What the queue needs of the browser and the network. */
export type UploadDeps = {
  newKey: () => string
  /** Gives a file an address in memory. */
  show: (file: Blob) => string
  /** Lets go of such an address. */
  hide: (preview: string) => void
  /** Checks a file and makes it smaller; rejects with PictureRefusal. */
  prepare: (file: File, preview: string) => Promise<PreparedPicture>
  /** Sends a picture; rejects with UploadFailure, or the signal's reason. */
  send: (
    picture: PreparedPicture,
    options: { key: string; signal: AbortSignal; onProgress: (fraction: number) => void },
  ) => Promise<UploadedImage>
  isOnline: () => boolean
  /** Calls back when the connection may be there again, or has gone; the answer stops it. */
  onConnection: (listener: () => void) => () => void
  random: () => number
}
