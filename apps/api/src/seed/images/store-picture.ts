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

/** Writes a file so that nobody ever reads half of it. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const partial = `${path}.${process.pid}.part`
  await writeFile(partial, content)
  await rename(partial, path)
}

/** Whether a picture is stored; it is written after its formats, so that it speaks for them too. */
export function isStored(folder: string, file: string): Promise<boolean> {
  return isThere(join(folder, file))
}

type Size = { width: number; height: number }

/** Renders a drawing once and stores it with its smaller formats as webp. */
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

/** Pixels that a sketch is wide. */
const sketchWidth = 320
/** Dots an inch at which a drawing is unfolded in its own size. */
const wholeDensity = 72

/**
 * Stores a drawing small and under every name of its formats: in a ninth of the time, for those who
 * look at how a page works and not at its pictures.
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
