import { pictureFormat } from "@wara/domain/site/picture-format"
import {
  formatNames,
  formatWidths,
  isHeavyAvif,
  maxPixels,
  maxSidePixels,
  minPictureSize,
  type UploadType,
} from "@wara/domain/site/upload-rules"
import sharp, { type Sharp } from "sharp"
import { type Picture, PictureProblem, type Version } from "./picture.ts"

const columns = 8
const rows = 8

/** Minimum number of brighter and of darker bits that make a fingerprint distinctive. */
const minBits = 6

/**
 * Fingerprint of a picture in 64 bits: whether each of 8 × 8 cells is brighter than the one to its
 * right. Resized, brightened or re-encoded pictures differ in only a few bits. Null for pictures
 * with too little contrast, such as a plain wall.
 */
export async function fingerprint(image: Sharp): Promise<string | null> {
  const pixels = await image
    .greyscale()
    .resize(columns + 1, rows, { fit: "fill" })
    .raw()
    .toBuffer()
  const channels = pixels.length / ((columns + 1) * rows)
  const at = (row: number, column: number) => pixels[(row * (columns + 1) + column) * channels] ?? 0
  let signs = ""
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      signs += at(row, column) > at(row, column + 1) ? "1" : "0"
    }
  }
  const brighter = signs.replaceAll("0", "").length
  return brighter < minBits || brighter > signs.length - minBits ? null : signs
}

// libvips reads many formats, some of them (SVG, PDF) with code inside; only four are allowed.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
})
// One thread per picture: the rest of the machine answers requests meanwhile.
sharp.concurrency(1)
sharp.cache(false)

/** Bytes of one channel of one pixel, by the depth that the header names. */
const bytesPerSample: Record<string, number> = { uchar: 1, char: 1, ushort: 2, short: 2 }
const maxBytesPerSample = 8

/**
 * Maximum bytes of a decoded picture: the largest with 8 bits and transparency, or half as many
 * pixels with 16. A file of 498 kB may otherwise occupy the only decoder for 18 s.
 */
const maxDecodedBytes = maxPixels * 4

/**
 * Decodes and re-encodes a file, so that nothing of the original bytes is stored: no trailing data,
 * no metadata, no profile. Animations keep their first frame. Throws PictureProblem.
 */
export async function makePicture(source: Buffer, type: UploadType): Promise<Picture> {
  const format = pictureFormat(source)
  if (format === "heic") throw new PictureProblem("heic")
  if (format === null) throw new PictureProblem("unsupported")
  const image = () => sharp(source, { limitInputPixels: maxPixels, failOn: "error", pages: 1 })
  const { autoOrient, channels, depth, height, width } = await orReason(image().metadata())
  const bytes = width * height * channels * (bytesPerSample[depth] ?? maxBytesPerSample)
  if (width * height > maxPixels || bytes > maxDecodedBytes)
    throw new PictureProblem("too-many-pixels")
  if (format === "avif" && isHeavyAvif({ pixels: width * height, bytes: source.length }))
    throw new PictureProblem("heavy-avif")
  const minSize = minPictureSize[type]
  if (autoOrient.width < minSize.width || autoOrient.height < minSize.height) {
    throw new PictureProblem("too-small")
  }

  // Avatars are displayed round. An avatar without a crop, as without scripts, is shown whole on
  // white.
  const isAvatar = type === "avatar"
  const side = isAvatar ? Math.max(autoOrient.width, autoOrient.height) : maxSidePixels
  const { data, info } = await orReason(
    image()
      .autoOrient()
      .resize(Math.min(side, maxSidePixels), Math.min(side, maxSidePixels), {
        fit: isAvatar ? "contain" : "inside",
        background: "#ffffff",
        withoutEnlargement: true,
      })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return encode(() => sharp(data, { raw }), info.width)
}

/** Encodes the picture and every smaller version; none is enlarged. */
async function encode(pixels: () => Sharp, width: number): Promise<Picture> {
  const formats: Picture["formats"] = {}
  for (const name of formatNames) {
    if (formatWidths[name] >= width) continue
    formats[name] = await webp(pixels().resize(formatWidths[name]), 78)
  }
  return {
    ...(await webp(pixels(), 82)),
    formats,
    fingerprint: await fingerprint(pixels()),
  }
}

async function webp(image: Sharp, quality: number): Promise<Version> {
  const { data, info } = await image
    .webp({ quality, effort: 3 })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/** sharp reports the cause of a failure only in its message. */
async function orReason<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    const tooMany = cause instanceof Error && /exceeds pixel limit/.test(cause.message)
    throw new PictureProblem(tooMany ? "too-many-pixels" : "unreadable", { cause })
  }
}
