import { largestSide, smallestPicture } from "@wara/domain/site/upload-rules"
import type { Size } from "./measure-picture.ts"

/** Of JPEG, where a photograph shows no difference to the eye. */
const quality = 0.9

/**
 * Draws a picture anew, upright and no longer than the server keeps it, as JPEG. Null when it would
 * be too low or narrow then, or when this browser does not turn it as the camera was held; rejects when
 * it cannot draw it.
 */
export async function shrinkPicture(file: Blob, upright: Size): Promise<Blob | null> {
  const scale = Math.min(1, largestSide / Math.max(upright.width, upright.height))
  const width = Math.round(upright.width * scale)
  const height = Math.round(upright.height * scale)
  const least = smallestPicture.gallery
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
