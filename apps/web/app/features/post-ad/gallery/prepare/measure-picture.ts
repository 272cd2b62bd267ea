/** Pixels of a picture, turned upright. */
export type Size = { width: number; height: number }

/** Reads how large a picture is without unfolding it; null when this browser cannot show it. */
export function measurePicture(url: string): Promise<Size | null> {
  return new Promise((resolve) => {
    const image = new Image()
    image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight })
    image.onerror = () => resolve(null)
    image.src = url
  })
}
