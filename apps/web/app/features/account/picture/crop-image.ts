/** A part of a picture, in its own pixels; it may reach beyond the picture. */
export type CropArea = { x: number; y: number; width: number; height: number }

/** A colour around and behind the picture, and the width in pixels that is not exceeded. */
type Paper = { background: string; widest: number }

/**
 * Cuts a part out of a picture; where the picture does not reach, there is background. Rejects when
 * the browser cannot draw it.
 */
export async function cropImage(
  source: ImageBitmap,
  cropArea: CropArea,
  paper: Paper,
): Promise<Blob> {
  const { background, widest } = paper
  const scale = Math.min(1, widest / cropArea.width)
  const canvas = document.createElement("canvas")
  canvas.width = Math.round(cropArea.width * scale)
  canvas.height = Math.round(cropArea.height * scale)
  const drawing = canvas.getContext("2d")
  if (drawing === null) throw new Error("this browser has no canvas")
  drawing.imageSmoothingQuality = "high"
  drawing.fillStyle = background
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  const [width, height] = [source.width * scale, source.height * scale]
  drawing.drawImage(source, -cropArea.x * scale, -cropArea.y * scale, width, height)
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob === null ? reject(new Error("the picture could not be written")) : resolve(blob)
    // Browsers that cannot write WebP give a PNG instead.
    canvas.toBlob(done, "image/webp", 0.92)
  })
}
