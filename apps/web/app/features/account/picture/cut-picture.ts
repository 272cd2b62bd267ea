/** A part of a picture, in its own pixels. */
export type Cut = { x: number; y: number; width: number; height: number }

/**
 * Cuts a part out of a picture and makes it at most `widest` pixels wide. Rejects when the browser
 * cannot draw it.
 */
export async function cutPicture(source: ImageBitmap, cut: Cut, widest: number): Promise<Blob> {
  const scale = Math.min(1, widest / cut.width)
  const canvas = document.createElement("canvas")
  canvas.width = Math.round(cut.width * scale)
  canvas.height = Math.round(cut.height * scale)
  const drawing = canvas.getContext("2d")
  if (drawing === null) throw new Error("this browser has no canvas")
  drawing.imageSmoothingQuality = "high"
  drawing.drawImage(source, cut.x, cut.y, cut.width, cut.height, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob === null ? reject(new Error("the picture could not be written")) : resolve(blob)
    // Browsers that cannot write WebP give a PNG instead.
    canvas.toBlob(done, "image/webp", 0.92)
  })
}
