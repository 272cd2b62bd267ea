import { adFields } from "@wara/domain/ads/ad-fields"
import { useEffect, useState } from "react"
import type { UploadTarget } from "../../../browser/uploads/upload-file.ts"
import type { UploadedImage } from "../../../browser/uploads/uploaded-image.ts"
import { arrangeTiles, imagesOf, type Tile } from "./arrange-tiles.ts"
import { isUnfinished } from "./queue/upload.ts"
import { useUploads } from "./queue/use-uploads.ts"

/** A removed picture, and where it was. */
type Removed = { place: number; image: UploadedImage | null; file: File | null }

export type GalleryInput = {
  /** The stored pictures in their order; the first is the cover. */
  images: readonly UploadedImage[]
  onChange: (images: UploadedImage[]) => void
  target: UploadTarget
  max?: number
}

function isSameOrder<Id>(one: readonly Id[], other: readonly Id[]): boolean {
  return one.length === other.length && one.every((id, at) => id === other[at])
}

export type Gallery = ReturnType<typeof useGallery>

/**
 * The pictures of an ad and the files being uploaded. Uploads live as long as the component that
 * uses this: place it above the steps, so that they continue when another step is shown.
 */
export function useGallery({ images, onChange, target, max = adFields.gallery.max }: GalleryInput) {
  const { queue, uploads } = useUploads(target)
  const [order, setOrder] = useState<readonly string[]>([])
  const [removed, setRemoved] = useState<Removed | null>(null)
  const [leftOut, setLeftOut] = useState(0)
  const tiles = arrangeTiles(order, images, uploads)

  const place = (next: readonly Tile[]) => {
    const ids = next.map(({ id }) => id)
    setOrder((known) => (isSameOrder(known, ids) ? known : ids))
    const ordered = imagesOf(next)
    if (
      !isSameOrder(
        images.map(({ id }) => id),
        ordered.map(({ id }) => id),
      )
    )
      onChange(ordered)
  }

  // Passes stored pictures on, and forgets those removed elsewhere.
  useEffect(() => {
    for (const { key, state } of uploads) {
      if (state.name !== "done") continue
      const isThere = images.some(({ id }) => id === state.image.id)
      if (isThere && !state.isShown) queue.recordShown(key)
      if (!isThere && state.isShown) queue.remove(key)
    }
    place(tiles)
  })

  const move = (id: string, to: number) => {
    const moved = tiles.find((tile) => tile.id === id)
    if (!moved || to < 0 || to >= tiles.length) return
    const others = tiles.filter((tile) => tile !== moved)
    place([...others.slice(0, to), moved, ...others.slice(to)])
  }

  return {
    tiles,
    max,
    uploads,
    unfinished: uploads.filter(isUnfinished),
    /** How many files of the last choice did not fit. */
    leftOut,
    canUndo: removed !== null,
    move,
    retry: queue.retry,
    dismiss: queue.remove,
    add: (files: readonly File[]) => {
      const room = Math.max(0, max - tiles.length)
      setRemoved(null)
      setLeftOut(Math.max(0, files.length - room))
      queue.add(files.slice(0, room))
    },
    remove: (id: string) => {
      const at = tiles.findIndex((tile) => tile.id === id)
      const tile = tiles[at]
      if (!tile) return
      const file = tile.image || !tile.upload ? null : queue.fileOf(tile.upload.key)
      setRemoved({ place: at, image: tile.image, file })
      setLeftOut(0)
      if (tile.upload) queue.remove(tile.upload.key)
      place(tiles.filter((other) => other !== tile))
    },
    undo: () => {
      if (!removed) return
      const { place: at, image, file } = removed
      setRemoved(null)
      if (image) {
        const tile: Tile = { id: `image-${image.id}`, image, upload: null }
        place([...tiles.slice(0, at), tile, ...tiles.slice(at)])
      } else if (file) {
        const before = tiles.map(({ id }) => id)
        setOrder([...before.slice(0, at), ...queue.add([file]), ...before.slice(at)])
      }
    },
  }
}
