import { pictureFormat, signatureBytes } from "@wara/domain/site/picture-format"
import {
  maxPixels,
  maxSidePixels,
  maxUploadBytes,
  minPictureBytes,
  type UploadProblem,
} from "@wara/domain/site/upload-rules"
import { measurePicture, type Size } from "./measure-picture.ts"

/** Of JPEG, where a photograph shows no difference to the eye. */
const quality = 0.9

/**
 * Draws a picture anew, upright and no longer than the server keeps it, as JPEG. Null when it would
 * be too low or narrow then, or when this browser does not turn it as the camera was held; rejects when
 * it cannot draw it.
 */
async function shrinkPicture(file: Blob, upright: Size): Promise<Blob | null> {
  const scale = Math.min(1, maxSidePixels / Math.max(upright.width, upright.height))
  const width = Math.round(upright.width * scale)
  const height = Math.round(upright.height * scale)
  const least = minPictureBytes.gallery
  if (width < least.width || height < least.height) return null
  const pixels = await createImageBitmap(file, { imageOrientation: "from-image" })
  try {
    if (pixels.width !== upright.width || pixels.height !== upright.height) return null
    return await toJpeg(draw(pixels, { width, height }))
  } finally {
    pixels.close()
  }
}

function draw(pixels: ImageBitmap, { width, height }: Size): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement("canvas"), { width, height })
  const drawing = canvas.getContext("2d", { alpha: false })
  if (drawing === null) throw new Error("this browser has no canvas")
  // What is transparent becomes white, as it does on the server.
  drawing.fillStyle = "white"
  drawing.fillRect(0, 0, width, height)
  drawing.imageSmoothingQuality = "high"
  drawing.drawImage(pixels, 0, 0, width, height)
  return canvas
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality))
}

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
  if (file.size > maxUploadBytes) throw new PictureRefusal("too-large")
  // Kept here: what a phone lends may be out of reach when the connection is back.
  const bytes = await file.arrayBuffer()
  const format = pictureFormat(new Uint8Array(bytes, 0, Math.min(bytes.byteLength, signatureBytes)))
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
  if (mustChange || Math.max(size.width, size.height) > maxSidePixels) {
    const smaller = await shrinkPicture(file, size).catch(() => null)
    const isWorthIt = smaller !== null && (mustChange || smaller.size < file.size)
    if (isWorthIt) return { blob: smaller, name: "foto.jpeg" }
  }
  if (mustChange) throw new PictureRefusal("heic")
  return { blob: new Blob([bytes]), name: `foto.${format}` }
}

function problemOf({ width, height }: Size): UploadProblem | null {
  if (width * height > maxPixels) return "too-many-pixels"
  const least = minPictureBytes.gallery
  return width < least.width || height < least.height ? "too-small" : null
}
