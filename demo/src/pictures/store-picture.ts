import { access, mkdir, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { formatNames, formatWidths } from "@wara/domain/site/upload-rules"
import sharp from "sharp"

async function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

/** Writes a file atomically, so that no reader sees a partial file. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const partial = `${path}.${process.pid}.part`
  await writeFile(partial, content)
  await rename(partial, path)
}

/**
 * Whether a picture is stored; it is written after its formats, so that they are stored as well.
 */
export function isStored(folder: string, file: string): Promise<boolean> {
  return isThere(join(folder, file))
}

type Size = { width: number; height: number }

/** Renders a drawing once and stores it with its smaller formats as WebP. */
export async function storePicture(
  folder: string,
  file: string,
  svg: string,
  size: Size,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { data, info } = await sharp(Buffer.from(svg))
    .resize(size.width, size.height, { fit: "cover" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  for (const name of formatNames) {
    if (formatWidths[name] >= size.width) continue
    const smaller = await sharp(data, { raw })
      .resize(formatWidths[name])
      .webp({ quality: 78, effort: 1 })
      .toBuffer()
    await writeWhole(join(folder, `${name}_${file}`), smaller)
  }
  const original = await sharp(data, { raw }).webp({ quality: 82, effort: 1 }).toBuffer()
  await writeWhole(join(folder, file), original)
}

/** Width of a sketch, in pixels. */
const sketchWidth = 320
/** Dots per inch at which a drawing is rendered in its own size. */
const wholeDensity = 72

/**
 * Stores a small version of a drawing under the names of all formats: takes a ninth of the time,
 * for tests that do not depend on picture quality.
 */
export async function storeSketch(
  folder: string,
  file: string,
  svg: string,
  { width, height }: Size,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const scale = sketchWidth / width
  const sketch = await sharp(Buffer.from(svg), { density: wholeDensity * scale })
    .resize(sketchWidth, Math.round(height * scale), { fit: "cover" })
    .webp({ quality: 70, effort: 0 })
    .toBuffer()
  const smaller = formatNames.filter((name) => formatWidths[name] < width)
  for (const name of smaller) await writeWhole(join(folder, `${name}_${file}`), sketch)
  await writeWhole(join(folder, file), sketch)
}
