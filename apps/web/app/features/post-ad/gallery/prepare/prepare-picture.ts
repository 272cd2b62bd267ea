import { pictureFormat, tellingBytes } from "@wara/domain/site/picture-format"
import {
  largestSide,
  largestUpload,
  mostPixels,
  smallestPicture,
  type UploadProblem,
} from "@wara/domain/site/upload-rules"
import { measurePicture, type Size } from "./measure-picture.ts"
import { shrinkPicture } from "./shrink-picture.ts"

/** What is sent of a file; its own name, which may tell of people and places, stays here. */
export type PreparedPicture = { blob: Blob; name: string }

/** Why a file is not even sent. */
export class PictureRefusal extends Error {
  readonly problem: UploadProblem

  constructor(problem: UploadProblem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Checks a chosen file by the rules of the server, as far as this browser can read it, and makes it
 * as small as the server would keep it where that saves data. Rejects with PictureRefusal.
 */
export async function preparePicture(file: File, preview: string): Promise<PreparedPicture> {
  if (file.size === 0) throw new PictureRefusal("empty")
  if (file.size > largestUpload) throw new PictureRefusal("too-large")
  // Kept here: what a phone lends may be out of reach when the connection is back.
  const bytes = await file.arrayBuffer()
  const format = pictureFormat(new Uint8Array(bytes, 0, Math.min(bytes.byteLength, tellingBytes)))
  if (format === null) throw new PictureRefusal("unsupported")
  const size = await measurePicture(preview)
  if (size === null) {
    // Browsers know AVIF later than the server does; whoever cannot show HEIC cannot turn it into another.
    if (format !== "avif") throw new PictureRefusal(format === "heic" ? "heic" : "unreadable")
    return { blob: new Blob([bytes]), name: `foto.${format}` }
  }
  const problem = problemOf(size)
  if (problem) throw new PictureRefusal(problem)
  const mustChange = format === "heic"
  if (mustChange || Math.max(size.width, size.height) > largestSide) {
    const smaller = await shrinkPicture(file, size).catch(() => null)
    const isWorthIt = smaller !== null && (mustChange || smaller.size < file.size)
    if (isWorthIt) return { blob: smaller, name: "foto.jpeg" }
  }
  if (mustChange) throw new PictureRefusal("heic")
  return { blob: new Blob([bytes]), name: `foto.${format}` }
}

function problemOf({ width, height }: Size): UploadProblem | null {
  if (width * height > mostPixels) return "too-many-pixels"
  const least = smallestPicture.gallery
  return width < least.width || height < least.height ? "too-small" : null
}
