import sharp from "sharp"
import { ImageFailure } from "./image-failure.ts"

// libvips reads many formats, some of them (SVG, PDF) with code inside; ours are three.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
})
// One thread a picture: several pictures at a time use the processor better.
sharp.concurrency(1)
sharp.cache(false)

/** Most pixels that are decoded; a small file may unfold into gigabytes. */
const mostPixels = 50_000_000
const quality = 76

/**
 * Makes the delivered form of a picture: upright, at most `width` pixels wide, never enlarged, webp
 * without the data that cameras add. Throws ImageFailure when the bytes are no picture of ours.
 */
export async function convertImage(source: Buffer, width: number): Promise<Buffer> {
  try {
    return await sharp(source, { limitInputPixels: mostPixels, failOn: "error" })
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality, effort: 3 })
      .timeout({ seconds: 15 })
      .toBuffer()
  } catch (cause) {
    throw new ImageFailure("UnsupportedMediaTypeError", { cause })
  }
}
