import { randomUUID } from "node:crypto"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"

export type StoredObject = { type: string; bytes: Buffer }

/** Each object is one file: its content type, a line break, its bytes. */
export function objectFolder(directory: string) {
  const pathOf = (key: string) => join(directory, encodeURIComponent(key).replaceAll(".", "%2E"))
  return {
    async put(key: string, { type, bytes }: StoredObject): Promise<void> {
      await mkdir(directory, { recursive: true })
      const partial = join(directory, `${randomUUID()}.part`)
      await writeFile(partial, Buffer.concat([Buffer.from(`${type}\n`), bytes]))
      await rename(partial, pathOf(key))
    },
    async get(key: string): Promise<StoredObject | null> {
      const content = await readFile(pathOf(key)).catch(() => null)
      if (content === null) return null
      const end = content.indexOf("\n")
      return { type: content.toString("utf8", 0, end), bytes: content.subarray(end + 1) }
    },
    remove: (key: string): Promise<void> => rm(pathOf(key), { force: true }),
  }
}
