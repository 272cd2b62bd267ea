import { readdir, readFile, writeFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const compressible = new Set([".js", ".css", ".svg", ".json", ".txt", ".xml", ".webmanifest"])
/** Smaller files gain nothing, because their headers are larger. */
const minBytes = 512

/**
 * Writes a brotli and a gzip copy beside every text file of at least 512 bytes below the folder, at
 * maximum compression; servers send them to clients that accept the encoding.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  await Promise.all(
    entries
      .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
      .map((entry) => compress(join(entry.parentPath, entry.name))),
  )
}

async function compress(path: string): Promise<void> {
  const text = await readFile(path)
  if (text.length < minBytes) return
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
  await Promise.all([
    brotli(text, { params }).then((bytes) => writeFile(`${path}.br`, bytes)),
    zip(text, { level: 9 }).then((bytes) => writeFile(`${path}.gz`, bytes)),
  ])
}
