import { randomUUID } from "node:crypto"
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"

/** Extension of files that are being written; leftovers can be deleted. */
const unfinished = ".part"

/**
 * Delivered pictures on disk, with LRU eviction. Files are written atomically, so that several
 * servers can share a folder.
 */
export class ImageStore {
  readonly #directory: string
  readonly #maxBytes: number
  /** File name to size, in order of use. */
  readonly #sizes = new Map<string, number>()
  readonly #opened: Promise<void>
  #bytes = 0

  constructor(directory: string, maxBytes = 2 * 1024 ** 3) {
    this.#directory = directory
    this.#maxBytes = maxBytes
    this.#opened = this.#open()
    // Picture requests get this error themselves; it must not be an unhandled rejection until then.
    this.#opened.catch(() => {})
  }

  get bytes(): number {
    return this.#bytes
  }

  async read(name: string): Promise<Buffer | null> {
    await this.#opened
    const bytes = await readFile(join(this.#directory, name)).catch(() => null)
    if (bytes === null) this.#forget(name)
    else this.#remember(name, bytes.length)
    return bytes
  }

  async write(name: string, bytes: Buffer): Promise<void> {
    await this.#opened
    const draft = join(this.#directory, `${randomUUID()}${unfinished}`)
    try {
      await writeFile(draft, bytes)
      await rename(draft, join(this.#directory, name))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    this.#remember(name, bytes.length)
    await this.#makeRoom()
  }

  async remove(name: string): Promise<void> {
    await this.#opened
    this.#forget(name)
    await rm(join(this.#directory, name), { force: true })
  }

  async #open(): Promise<void> {
    await mkdir(this.#directory, { recursive: true })
    const files = await Promise.all(
      (await readdir(this.#directory)).map(async (name) => {
        const { size, mtimeMs } = await stat(join(this.#directory, name))
        return { name, size, mtimeMs }
      }),
    )
    for (const { name, size } of files.sort((one, other) => one.mtimeMs - other.mtimeMs)) {
      if (name.endsWith(unfinished)) await rm(join(this.#directory, name), { force: true })
      else this.#remember(name, size)
    }
    await this.#makeRoom()
  }

  #remember(name: string, size: number): void {
    this.#forget(name)
    this.#sizes.set(name, size)
    this.#bytes += size
  }

  #forget(name: string): void {
    this.#bytes -= this.#sizes.get(name) ?? 0
    this.#sizes.delete(name)
  }

  async #makeRoom(): Promise<void> {
    for (const name of this.#sizes.keys()) {
      if (this.#bytes <= this.#maxBytes) return
      this.#forget(name)
      await rm(join(this.#directory, name), { force: true })
    }
  }
}
