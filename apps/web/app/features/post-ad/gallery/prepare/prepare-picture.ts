import { pictureFormat, signatureBytes } from "@wara/domain/site/picture-format"
import {
  isHeavyAvif,
  maxPixels,
  maxSidePixels,
  maxUploadBytes,
  minPictureSize,
  type UploadProblem,
} from "@wara/domain/site/upload-rules"

/** JPEG quality at which a photograph shows no visible difference. */
const quality = 0.9

/**
 * Redraws a picture upright, within the server's maximum size, as JPEG. Null when it would become
 * too low or narrow, or when this browser does not apply the camera's orientation; rejects when it
 * cannot draw it.
 */
async function shrinkPicture(file: Blob, upright: Size): Promise<Blob | null> {
  const scale = Math.min(1, maxSidePixels / Math.max(upright.width, upright.height))
  const width = Math.round(upright.width * scale)
  const height = Math.round(upright.height * scale)
  const minSize = minPictureSize.gallery
  if (width < minSize.width || height < minSize.height) return null
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
  if (drawing === null) throw new Error("this browser does not support canvas")
  // Transparent areas become white, as on the server.
  drawing.fillStyle = "white"
  drawing.fillRect(0, 0, width, height)
  drawing.imageSmoothingQuality = "high"
  drawing.drawImage(pixels, 0, 0, width, height)
  return canvas
}

function toJpeg(canvas: HTMLCanvasElement): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", quality))
}

/**
 * The uploaded data of a file; its original name is not sent, because it may contain private
 * information.
 */
export type PreparedPicture = { blob: Blob; name: string }

/** Why a file is rejected before the upload. */
export class PictureRefusal extends Error {
  readonly problem: UploadProblem

  constructor(problem: UploadProblem) {
    super(problem)
    this.problem = problem
  }
}

/**
 * Checks a chosen file by the server's rules, as far as this browser can read it, and shrinks it to
 * the size that the server keeps when that saves data. Rejects with PictureRefusal.
 */
export async function preparePicture(file: File, preview: string): Promise<PreparedPicture> {
  if (file.size === 0) throw new PictureRefusal("empty")
  if (file.size > maxUploadBytes) throw new PictureRefusal("too-large")
  // Read into memory: a file provided by a phone may be unavailable once the connection is back.
  const bytes = await file.arrayBuffer()
  const format = pictureFormat(new Uint8Array(bytes, 0, Math.min(bytes.byteLength, signatureBytes)))
  if (format === null) throw new PictureRefusal("unsupported")
  const size = await measurePicture(preview)
  if (size === null) {
    // Browsers support AVIF later than the server; a browser that cannot show HEIC cannot convert
    // it either.
    if (format !== "avif") throw new PictureRefusal(format === "heic" ? "heic" : "unreadable")
    return { blob: new Blob([bytes]), name: `foto.${format}` }
  }
  const problem = problemOf(size)
  if (problem) throw new PictureRefusal(problem)
  const isHeavy =
    format === "avif" && isHeavyAvif({ pixels: size.width * size.height, bytes: file.size })
  const mustChange = format === "heic" || isHeavy
  if (mustChange || Math.max(size.width, size.height) > maxSidePixels) {
    const smaller = await shrinkPicture(file, size).catch(() => null)
    const isWorthIt = smaller !== null && (mustChange || smaller.size < file.size)
    if (isWorthIt) return { blob: smaller, name: "foto.jpeg" }
  }
  if (mustChange) throw new PictureRefusal(isHeavy ? "heavy-avif" : "heic")
  return { blob: new Blob([bytes]), name: `foto.${format}` }
}

function problemOf({ width, height }: Size): UploadProblem | null {
  if (width * height > maxPixels) return "too-many-pixels"
  const minSize = minPictureSize.gallery
  return width < minSize.width || height < minSize.height ? "too-small" : null
}

/** Size of a picture in pixels, turned upright. */
export type Size = { width: number; height: number }

/** Measures a picture without decoding it; null when this browser cannot display it. */
function measurePicture(url: string): Promise<Size | null> {
  return new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => resolve(null)
    image.src = url
  })
}
