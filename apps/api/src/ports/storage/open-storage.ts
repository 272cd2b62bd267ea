import { randomUUID } from "node:crypto"
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises"
import { join, resolve } from "node:path"
import type { Config } from "../../config.ts"
import { requireStoredName, type Storage } from "./storage.ts"

export async function openStorage(
  config: Pick<Config, "s3" | "uploadsDirectory">,
): Promise<Storage> {
  if (config.s3 === null) return createLocalStorage(config.uploadsDirectory)
  // Loaded on demand: the client is large.
  const { createS3Storage } = await import("./s3-storage.ts")
  return createS3Storage(config.s3)
}

/** Stores files in a folder of this machine, or one that several machines share. */
export function createLocalStorage(directory: string): Storage {
  const root = resolve(directory)
  const pathOf = (name: string) => {
    requireStoredName(name)
    return join(root, name)
  }
  return {
    put: async (name, bytes) => {
      const path = pathOf(name)
      const partial = `${path}.${randomUUID()}.part`
      await mkdir(root, { recursive: true })
      try {
        await writeFile(partial, bytes)
        await rename(partial, path)
      } catch (cause) {
        await rm(partial, { force: true })
        throw cause
      }
    },
    get: async (name) => {
      const file = await open(pathOf(name)).catch(absent)
      if (file === null) return null
      const status = await file.stat()
      if (status.isFile()) return { stream: file.createReadStream(), size: status.size }
      await file.close()
      return null
    },
    remove: async (name) => rm(pathOf(name), { force: true }),
  }
}

function absent(cause: unknown): null {
  if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return null
  throw cause
}
