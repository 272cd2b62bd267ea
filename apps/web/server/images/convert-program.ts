/** Converts pictures in a process of its own; started by `convert-image.ts` next to it. */
import { serveTasks } from "@wara/task-processes/serve-tasks"
import sharp from "sharp"
import { type Conversion, isConversion } from "./conversion.ts"

// libvips reads many formats, some of them (SVG, PDF) with embedded code; we allow three.
sharp.block({ operation: ["VipsForeignLoad"] })
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
})
// One thread per picture: processing several pictures in parallel uses the CPU better.
sharp.concurrency(1)
sharp.cache(false)

/** Maximum of decoded pixels; a small file may expand to gigabytes. */
const maxPixels = 50_000_000
const quality = 76

/** Upright, at most `width` pixels wide, never enlarged, as WebP without camera metadata. */
function convert({ source, width }: Conversion): Promise<Buffer> {
  return sharp(source, { limitInputPixels: maxPixels, failOn: "error" })
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality, effort: 3 })
    .toBuffer()
}

serveTasks(async (task) => {
  try {
    return isConversion(task) ? await convert(task) : "no conversion"
  } catch (cause) {
    return String(cause)
  }
})
