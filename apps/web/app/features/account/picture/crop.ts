import type { UploadType } from "@wara/domain/site/upload-rules"

export type PictureKind = Extract<UploadType, "avatar" | "cover">

/** Shape of each crop: width over height, and the largest side worth sending, in pixels. */
export const cropShapes: Record<
  PictureKind,
  { aspect: number; shape: "round" | "rect"; maxWidth: number }
> = {
  avatar: { aspect: 1, shape: "round", maxWidth: 1000 },
  cover: { aspect: 3, shape: "rect", maxWidth: 2400 },
}

/** A crop area in the picture's own pixels; it may extend beyond the picture. */
type CropArea = { x: number; y: number; width: number; height: number }

/** Background colour around and behind the picture, and the maximum output width in pixels. */
type Fill = { background: string; maxWidth: number }

/**
 * Crops a picture; areas outside it are filled with the background. Rejects when the browser cannot
 * draw it.
 */
export async function cropImage(
  source: ImageBitmap,
  cropArea: CropArea,
  fill: Fill,
): Promise<Blob> {
  const { background, maxWidth } = fill
  const scale = Math.min(1, maxWidth / cropArea.width)
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
export function minZoomOf({ width, height }: Size, kind: PictureKind): number {
  return cropShapes[kind].shape === "round"
    ? Math.min(width, height) / Math.hypot(width, height)
    : 1
}
