import { join } from "node:path"
import { type Keys, type Manifest, readManifest } from "./manifest.ts"
import { readPart } from "./part.ts"
import { unpackPictures } from "./picture-pack.ts"

/**
 * Reads a whole backup and compares it with its manifest: checksums, seals, rows of tables, pictures
 * of packs. Throws when anything differs; returns the manifest, and the keys of a sealed backup.
 */
export async function checkBackup(
  folder: string,
  passphrase: string | null,
): Promise<{ manifest: Manifest; keys: Keys | null }> {
  const { manifest, keys } = await readManifest(folder, passphrase)
  const key = keys?.parts ?? null
  for (const table of manifest.tables) {
    const rows = await countLines(readPart(join(folder, table.file), table, key))
    if (rows !== table.rows) {
      throw new Error(`${table.file} has ${rows} rows instead of ${table.rows}`)
    }
  }
  for (const pack of manifest.pictures ?? []) {
    let pictures = 0
    for await (const _ of unpackPictures(readPart(join(folder, pack.file), pack, key))) {
      pictures += 1
    }
    if (pictures !== pack.pictures) {
      throw new Error(`${pack.file} has ${pictures} pictures instead of ${pack.pictures}`)
    }
  }
  return { manifest, keys }
}

/** Every row of `copy` is one line, because line feeds in values are written as `\\n`. */
async function countLines(content: AsyncIterable<Buffer>): Promise<number> {
  let lines = 0
  for await (const chunk of content) {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) lines += 1
  }
  return lines
}
