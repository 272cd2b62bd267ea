/** Draws the missing pictures of the demo; `--sketches` makes them small, for tests. */
import "@wara/api/drizzle-as-commonjs"
import { parseArgs } from "node:util"
import sharp from "sharp"

const { readImageSettings } = await import("@wara/api/config")
const { coversInUse, picturesToRender } = await import("./pictures/pictures-to-render.ts")
const { isStored, storePicture, storeSketch } = await import("./pictures/store-picture.ts")

/** Pictures in parallel: drawing and encoding alternate, so that two use two cores fully. */
const atOnce = 2
/** Pictures between two progress lines. */
const stretch = 40

const { values } = parseArgs({ options: { sketches: { type: "boolean", default: false } } })
const store = values.sketches ? storeSketch : storePicture

const { uploadsDirectory, databaseUrl } = readImageSettings(process.env)
sharp.concurrency(1)
sharp.cache(false)

// Without a database, only the order of the pictures differs.
const first = databaseUrl === undefined ? [] : await coversInUse(databaseUrl).catch(() => [])
const all = picturesToRender(first)
const missing: typeof all = []
for (const picture of all) {
  if (!(await isStored(uploadsDirectory, picture.file))) missing.push(picture)
}

const start = performance.now()
let done = all.length - missing.length
const waiting = missing[Symbol.iterator]()

async function work(): Promise<void> {
  for (const picture of waiting) {
    await store(uploadsDirectory, picture.file, picture.draw(), picture)
    done += 1
    if (done % stretch === 0) process.stdout.write(`imágenes ${done}/${all.length}\n`)
  }
}

await Promise.all(Array.from({ length: atOnce }, work))
const seconds = ((performance.now() - start) / 1000).toFixed(0)
process.stdout.write(`imágenes ${done}/${all.length}, listas en ${seconds} s\n`)
