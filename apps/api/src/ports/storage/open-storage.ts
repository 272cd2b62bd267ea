import { randomUUID } from "node:crypto"
import { mkdir, open, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join, resolve } from "node:path"
import type { Config } from "../../config.ts"
import { reportingOnce, requireStoredName, type Storage, StorageFailure } from "./storage.ts"

/** Opens the store of the settings; `report` is told of failures, once until a call succeeds. */
export async function openStorage(
  config: Pick<Config, "s3" | "uploadsDirectory">,
  report: (failure: StorageFailure) => void = () => {},
): Promise<Storage> {
  if (config.s3 === null) return reportingOnce(createLocalStorage(config.uploadsDirectory), report)
  // Loaded on demand: the client is large.
  const { createS3Storage } = await import("./s3-storage.ts")
  return reportingOnce(createS3Storage(config.s3), report)
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
      await write(path, bytes).catch(failed)
    },
    get: async (name) => {
      const file = await open(pathOf(name)).catch(absent).catch(failed)
      if (file === null) return null
      const status = await file.stat()
      if (status.isFile()) return { stream: file.createReadStream(), size: status.size }
      await file.close()
      return null
    },
    remove: async (name) => rm(pathOf(name), { force: true }).catch(failed),
  }
}

async function write(path: string, bytes: Buffer): Promise<void> {
  const partial = `${path}.${randomUUID()}.part`
  await mkdir(dirname(path), { recursive: true })
  try {
    await writeFile(partial, bytes)
    await rename(partial, path)
  } catch (cause) {
    await rm(partial, { force: true })
    throw cause
  }
}

function failed(cause: unknown): never {
  throw new StorageFailure(cause)
}

function absent(cause: unknown): null {
  if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return null
  throw cause
}
