import type { UploadedImage } from "../../../browser/uploads/uploaded-image.ts"
import type { Upload } from "./queue/upload.ts"

/** A place in the gallery: a stored picture, or a file being uploaded. */
export type Tile = { id: string; image: UploadedImage | null; upload: Upload | null }

/**
 * The gallery's places in their order. `images` come from outside and keep their order among
 * themselves; uploads keep the place in `order` where they were chosen or moved to.
 */
export function arrangeTiles(
  order: readonly string[],
  images: readonly UploadedImage[],
  uploads: readonly Upload[],
): Tile[] {
  const stored = images.map((image) => storedTile(image, uploads))
  const coming = uploads.flatMap((upload) => comingTile(upload, images))
  const isStored = new Set(stored.map(({ id }) => id))
  const tiles: Tile[] = []
  for (const id of order) {
    const own = isStored.has(id) ? stored.shift() : coming.find((tile) => tile.id === id)
    if (own) tiles.push(own)
  }
  const placed = new Set(tiles)
  return [...tiles, ...stored, ...coming.filter((tile) => !placed.has(tile))]
}

/** A stored picture keeps the id of its upload, so that the layout does not shift. */
function storedTile(image: UploadedImage, uploads: readonly Upload[]): Tile {
  const upload = uploads.find(({ state }) => state.name === "done" && state.image.id === image.id)
  return { id: upload?.key ?? `image-${image.id}`, image, upload: upload ?? null }
}

/** A picture that was stored and shown, but is no longer in the gallery, was removed. */
function comingTile(upload: Upload, images: readonly UploadedImage[]): Tile[] {
  const { key: id, state } = upload
  if (state.name === "refused") return []
  if (state.name !== "done") return [{ id, image: null, upload }]
  const isGone = state.isShown || images.some((image) => image.id === state.image.id)
  return isGone ? [] : [{ id, image: state.image, upload }]
}

export function imagesOf(tiles: readonly Tile[]): UploadedImage[] {
  return tiles.flatMap(({ image }) => image ?? [])
}
