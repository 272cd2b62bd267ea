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

/** Valid stored names; the same as the database's check on files.url. */
export const storedName = /^[a-z0-9_-]+\.(webp|jpg|png)$/

/** Refuses names that could lead to other paths; an invalid name is a programming error. */
export function requireStoredName(name: string): void {
  if (!storedName.test(name)) throw new Error("not the name of a stored file")
}
