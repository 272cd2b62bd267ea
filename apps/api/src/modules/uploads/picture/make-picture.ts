import { pictureFormat } from "@wara/domain/site/picture-format"
import {
  type FormatName,
  formatNames,
  formatWidths,
  largestSide,
  mostPixels,
  smallestPicture,
  type UploadProblem,
  type UploadType,
} from "@wara/domain/site/upload-rules"
import sharp, { type Sharp } from "sharp"
import { fingerprint } from "./fingerprint.ts"

// libvips reads many formats, some of them (SVG, PDF) with code inside; ours are four.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: [
    "VipsForeignLoadJpegBuffer",
    "VipsForeignLoadPngBuffer",
    "VipsForeignLoadWebpBuffer",
    "VipsForeignLoadHeifBuffer",
  ],
})
// One thread a picture: the process has calls to answer meanwhile.
sharp.concurrency(1)
sharp.cache(false)

/** One version of a picture: webp, upright, without anything that the camera added. */
export type Version = { bytes: Buffer; width: number; height: number }

/** A picture as it is kept. */
export type Picture = Version & {
  formats: Partial<Record<FormatName, Version>>
  fingerprint: string | null
}

/** Why no picture could be made of a file. */
export class PictureProblem extends Error {
  readonly problem: UploadProblem

  constructor(problem: UploadProblem, options?: ErrorOptions) {
    super(problem, options)
    this.problem = problem
  }
}

/** Seconds that one step may take; a photograph of the largest size needs three. */
const patience = { seconds: 20 }

/**
 * Decodes a file and encodes it anew, so that nothing of what was sent is stored: no tail, no
 * metadata, no profile. Of what moves, the first frame. Throws PictureProblem.
 */
export async function makePicture(source: Buffer, type: UploadType): Promise<Picture> {
  const format = pictureFormat(source)
  if (format === "heic") throw new PictureProblem("heic")
  if (format === null) throw new PictureProblem("unsupported")
  const image = () => sharp(source, { limitInputPixels: mostPixels, failOn: "error", pages: 1 })
  const { autoOrient, width, height } = await orReason(image().metadata())
  if (width * height > mostPixels) throw new PictureProblem("too-many-pixels")
  const smallest = smallestPicture[type]
  if (autoOrient.width < smallest.width || autoOrient.height < smallest.height) {
    throw new PictureProblem("too-small")
  }

  // An avatar is shown round. One that nobody cut, as without scripts, is shown whole on white.
  const isAvatar = type === "avatar"
  const side = isAvatar ? Math.max(autoOrient.width, autoOrient.height) : largestSide
  const { data, info } = await orReason(
    image()
      .autoOrient()
      .resize(Math.min(side, largestSide), Math.min(side, largestSide), {
        fit: isAvatar ? "contain" : "inside",
        background: "#ffffff",
        withoutEnlargement: true,
      })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .timeout(patience)
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const raw = { width: info.width, height: info.height, channels: info.channels }
  return encode(() => sharp(data, { raw }), info.width)
}

/** Encodes the pixels and every smaller version; none is enlarged. */
async function encode(pixels: () => Sharp, width: number): Promise<Picture> {
  const formats: Picture["formats"] = {}
  for (const name of formatNames) {
    if (formatWidths[name] >= width) continue
    formats[name] = await webp(pixels().resize(formatWidths[name]), 78)
  }
  return { ...(await webp(pixels(), 82)), formats, fingerprint: await fingerprint(pixels()) }
}

async function webp(image: Sharp, quality: number): Promise<Version> {
  const { data, info } = await image
    .webp({ quality, effort: 3 })
    .timeout(patience)
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

/** sharp tells what went wrong in words only. */
async function orReason<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    const tooMany = cause instanceof Error && /exceeds pixel limit/.test(cause.message)
    throw new PictureProblem(tooMany ? "too-many-pixels" : "unreadable", { cause })
  }
}
