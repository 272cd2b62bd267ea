import { randomUUID } from "node:crypto"
import type { Readable } from "node:stream"
import type { BreakerFigures } from "./circuit-breaker.ts"

/** A stored file being read; the caller must read or destroy the stream. */
export type StoredFile = { stream: Readable; size: number }

/**
 * Storage of uploaded pictures, by names like `3f9c.webp`. A file is written once and never
 * changed, and readers never see a partial one.
 */
export type Storage = {
  put: (name: string, bytes: Buffer, contentType: string) => Promise<void>
  /** Null when there is no file of that name. */
  get: (name: string) => Promise<StoredFile | null>
  /** Removing a missing file is not an error. */
  remove: (name: string) => Promise<void>
  /** Failures of a store that is reached over the network. */
  figures?: () => BreakerFigures
}

/**
 * The store did not do its part: refused keys, no answer, a full disk or one that only reads. Whoever
 * called may try again later; `code` is the store's own word for the reason.
 */
export class StorageFailure extends Error {
  readonly code: string

  constructor(cause: unknown) {
    const code = codeOf(cause)
    super(`The store of pictures failed: ${code}`, { cause })
    this.name = "StorageFailure"
    this.code = code
  }
}

/** Error codes of files are in `code`, those of S3 and of our own errors in `name`. */
function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return "unknown"
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.name
}

/**
 * Reports the first failure of a store, and the next one only after a call succeeded in between: a
 * store that refuses everything is one thing to mend, not one a picture.
 */
export function reportingOnce(
  storage: Storage,
  report: (failure: StorageFailure) => void,
): Storage {
  let isReported = false
  const watch = async <Result>(call: () => Promise<Result>): Promise<Result> => {
    try {
      const result = await call()
      isReported = false
      return result
    } catch (cause) {
      if (cause instanceof StorageFailure && !isReported) {
        isReported = true
        report(cause)
      }
      throw cause
    }
  }
  return {
    ...storage,
    put: (name, bytes, contentType) => watch(() => storage.put(name, bytes, contentType)),
    get: (name) => watch(() => storage.get(name)),
    remove: (name) => watch(() => storage.remove(name)),
  }
}

/**
 * Stores a small file, looks for one that is missing, and removes the first again: what the product
 * needs of a store. Throws StorageFailure.
 */
export async function tryStorage(storage: Storage): Promise<void> {
  const name = `try-${randomUUID()}`
  await storage.put(`${name}.png`, Buffer.from("try"), "image/png")
  await storage.get(`${name}-missing.png`)
  await storage.remove(`${name}.png`)
}

/** Valid stored names; the same as the database's check on files.url. */
export const storedName = /^[a-z0-9_-]+\.(webp|jpg|png)$/

/** Refuses names that could lead to other paths; an invalid name is a programming error. */
export function requireStoredName(name: string): void {
  if (!storedName.test(name)) throw new Error("not the name of a stored file")
}
