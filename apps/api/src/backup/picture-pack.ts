import type { Storage } from "../ports/storage/storage.ts"

/* A pack is a row of pictures, each as a line with its name and size and then its bytes. */

/** The pictures of these names as a pack; adds to `missing` those that are not stored. */
export async function* packPictures(
  storage: Storage,
  names: readonly string[],
  missing: Set<string>,
): AsyncGenerator<Buffer> {
  for (const name of names) {
    const file = await storage.get(name)
    if (file === null) {
      missing.add(name)
      continue
    }
    const chunks: Buffer[] = []
    for await (const chunk of file.stream) chunks.push(chunk)
    const bytes = Buffer.concat(chunks)
    yield Buffer.from(`${name} ${bytes.length}\n`)
    yield bytes
  }
}

/** The pictures of a pack, one by one. Throws when it ends in the middle of one. */
export async function* unpackPictures(
  pack: AsyncIterable<Buffer>,
): AsyncGenerator<{ name: string; bytes: Buffer }> {
  let pending = Buffer.alloc(0)
  let picture: { name: string; size: number } | null = null
  for await (const chunk of pack) {
    pending = Buffer.concat([pending, chunk])
    for (;;) {
      picture ??= readHead(pending)
      if (picture === null) break
      const start = pending.indexOf("\n") + 1
      const end = start + picture.size
      if (pending.length < end) break
      yield { name: picture.name, bytes: pending.subarray(start, end) }
      pending = pending.subarray(end)
      picture = null
    }
  }
  if (pending.length > 0) throw new Error("a pack of pictures ends in the middle of one")
}

function readHead(pending: Buffer): { name: string; size: number } | null {
  const end = pending.indexOf("\n")
  if (end < 0) return null
  const [name = "", size] = pending.subarray(0, end).toString("latin1").split(" ")
  return { name, size: Number(size) }
}
