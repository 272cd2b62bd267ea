/** Size of a picture in pixels, turned upright. */
export type Size = { width: number; height: number }

/** Measures a picture without decoding it; null when this browser cannot display it. */
export function measurePicture(url: string): Promise<Size | null> {
  return new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => resolve(null)
    image.src = url
  })
}
