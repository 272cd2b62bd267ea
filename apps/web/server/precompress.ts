import { readdir, readFile, writeFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = new Set([".js", ".css", ".svg", ".json", ".txt", ".xml", ".webmanifest"])
/** Smaller files gain nothing, because their headers are larger. */
const leastBytes = 512

/** Writes a brotli and a gzip version of every text file of the build, at maximum compression. */
export async function precompress(directory: string): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue
    const path = join(entry.parentPath, entry.name)
    const text = await readFile(path)
    if (text.length < leastBytes) continue
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
    await writeFile(`${path}.br`, await brotli(text, { params }))
    await writeFile(`${path}.gz`, await zip(text, { level: 9 }))
  }
}
