import type { Readable } from "node:stream"

/** A stored file on its way out; whoever asked for it reads or destroys the stream. */
export type StoredFile = { stream: Readable; size: number }

/**
 * Where uploaded pictures are kept, by names like `3f9c.webp`. A name is written once and never
 * changed; nobody ever reads half of a file.
 */
export type Storage = {
  put: (name: string, bytes: Buffer, contentType: string) => Promise<void>
  /** Null when there is no file of that name. */
  get: (name: string) => Promise<StoredFile | null>
  /** Removing what is not there is no failure. */
  remove: (name: string) => Promise<void>
}

/** Names that are stored; the same as the database's check on files.url. */
export const storedName = /^[a-z0-9_-]+\.(webp|jpg|png)$/

/** Refuses names that could lead anywhere else. A name that is none is a mistake of ours. */
export function requireStoredName(name: string): void {
  if (!storedName.test(name)) throw new Error("not the name of a stored file")
}
