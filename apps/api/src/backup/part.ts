import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { basename } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createGunzip, createGzip } from "node:zlib"
import { z } from "zod"

/* A part is a compressed file of a backup. Sealed, it is 12 random bytes, the text encrypted by
   AES-256-GCM, and the 16 bytes that prove that neither it nor its name was changed. */

const algorithm = "aes-256-gcm"
const ivBytes = 12
const tagBytes = 16

/** Bytes that one part may contain: AES-GCM seals less than 64 GiB at once. */
const maxBytes = 60 * 2 ** 30

export const partSchema = z.object({ file: z.string(), bytes: z.number(), sha256: z.string() })
export type Part = z.infer<typeof partSchema>

/** Writes a stream as a part, and returns when it is on the disk. Without a key it is not sealed. */
export async function writePart(
  path: string,
  source: AsyncIterable<Buffer>,
  key: Buffer | null,
): Promise<Part> {
  const file = basename(path)
  const hash = createHash("sha256")
  let bytes = 0
  await pipeline(
    source,
    createGzip({ level: 4 }),
    (chunks: AsyncIterable<Buffer>) => (key === null ? chunks : seal(chunks, key, file)),
    async function* measure(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        bytes += chunk.length
        if (bytes > maxBytes) throw new Error(`${file} becomes larger than a part may be`)
        yield chunk
      }
    },
    createWriteStream(path, { flags: "wx", mode: 0o600, flush: true }),
  )
  return { file, bytes, sha256: hash.digest("hex") }
}

/**
 * The content of a part. Throws when the file is not the one that was written; what was read until
 * then must not be used.
 */
export function readPart(path: string, part: Part, key: Buffer | null): Readable {
  const chunks = verify(createReadStream(path), part)
  const compressed = key === null ? chunks : unseal(chunks, key, part.file)
  const content = createGunzip()
  pipeline(Readable.from(compressed), content).catch((cause: Error) => content.destroy(cause))
  return content
}

async function* verify(chunks: AsyncIterable<Buffer>, part: Part): AsyncIterable<Buffer> {
  const hash = createHash("sha256")
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
  if (hash.digest("hex") !== part.sha256) throw new Error(`${part.file} is damaged`)
}

async function* seal(chunks: AsyncIterable<Buffer>, key: Buffer, name: string) {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(name))
  yield iv
  for await (const chunk of chunks) yield cipher.update(chunk)
  yield cipher.final()
  yield cipher.getAuthTag()
}

async function* unseal(chunks: AsyncIterable<Buffer>, key: Buffer, name: string) {
  let decipher: ReturnType<typeof openDecipher> | null = null
  let pending = Buffer.alloc(0)
  for await (const chunk of chunks) {
    pending = Buffer.concat([pending, chunk])
    if (decipher === null && pending.length >= ivBytes) {
      decipher = openDecipher(key, pending.subarray(0, ivBytes), name)
      pending = pending.subarray(ivBytes)
    }
    // The last bytes are the tag, not text.
    if (decipher === null || pending.length <= tagBytes) continue
    yield decipher.update(pending.subarray(0, -tagBytes))
    pending = pending.subarray(-tagBytes)
  }
  if (decipher === null) throw new Error(`${name} is damaged`)
  decipher.setAuthTag(pending)
  yield decipher.final()
}

const openDecipher = (key: Buffer, iv: Buffer, name: string) =>
  createDecipheriv(algorithm, key, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(name))
