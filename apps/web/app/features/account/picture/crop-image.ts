/** A crop area in the picture's own pixels; it may extend beyond the picture. */
export type CropArea = { x: number; y: number; width: number; height: number }

/** Background colour around and behind the picture, and the maximum output width in pixels. */
type Paper = { background: string; widest: number }

/**
 * Crops a picture; areas outside it are filled with the background. Rejects when the browser cannot
 * draw it.
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
  if (drawing === null) throw new Error("this browser does not support canvas")
  drawing.imageSmoothingQuality = "high"
  drawing.fillStyle = background
  drawing.fillRect(0, 0, canvas.width, canvas.height)
  const [width, height] = [source.width * scale, source.height * scale]
  drawing.drawImage(source, -cropArea.x * scale, -cropArea.y * scale, width, height)
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob === null ? reject(new Error("the picture could not be encoded")) : resolve(blob)
    // Browsers that cannot encode WebP produce a PNG instead.
    canvas.toBlob(done, "image/webp", 0.92)
  })
}
