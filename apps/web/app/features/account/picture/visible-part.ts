import type { CropArea } from "./crop-image.ts"
import { cropShapes, type PictureKind } from "./picture-kind.ts"

/** Width and height, in pixels. */
type Size = { width: number; height: number }

/**
 * The part of a picture visible in its frame, in the picture's own pixels. It may be larger than
 * the picture and start outside it: the area around the picture is background. `drawn` is the
 * picture's size on the screen at a zoom of 1, `place` the offset of its centre from the frame's.
 */
export function visiblePart(shown: {
  picture: Size
  drawn: Size
  frame: Size
  zoom: number
  place: { x: number; y: number }
}): CropArea {
  const { picture, drawn, frame, zoom, place } = shown
  const perPixel = picture.width / (drawn.width * zoom)
  const width = frame.width * perPixel
  const height = frame.height * perPixel
  return {
    x: (picture.width - width) / 2 - place.x * perPixel,
    y: (picture.height - height) / 2 - place.y * perPixel,
    width,
    height,
  }
}

/**
 * The smallest zoom. At 1 the picture just covers its frame; an avatar may shrink until its circle
 * shows all of it, corners included, as a wide logo needs. A cover has no background.
 */
export function furthestZoom({ width, height }: Size, kind: PictureKind): number {
  return cropShapes[kind].shape === "round"
    ? Math.min(width, height) / Math.hypot(width, height)
    : 1
}
