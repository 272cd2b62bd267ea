import { createHash } from "node:crypto"
import { LRUCache } from "lru-cache"

/** A picture as it is delivered. */
export type ReadyImage = {
  /** The name under which it is stored. */
  key: string
  bytes: Buffer
  /** A quoted checksum of the bytes. */
  etag: string
  /**
   * The headers of the whole response, as name and value in turn, once it was delivered; with them it
   * is served before the framework.
   */
  answerHeaders: string[] | null
}

export function readyImage(key: string, bytes: Buffer): ReadyImage {
  const etag = `"${createHash("sha1").update(bytes).digest("base64url")}"`
  return { key, bytes, etag, answerHeaders: null }
}

/** Bytes of pictures in memory: those of about a thousand cards. */
const maxReadyBytes = 32 * 1024 * 1024

/** The pictures that were delivered last, in memory, so that a repeated one reads no file. */
export class ReadyImages {
  readonly #images: LRUCache<string, ReadyImage>

  constructor(maxBytes = maxReadyBytes) {
    this.#images = new LRUCache({
      maxSize: maxBytes,
      // The library accepts no size of zero.
      sizeCalculation: ({ bytes }) => Math.max(1, bytes.length),
    })
  }

  get(key: string): ReadyImage | null {
    return this.#images.get(key) ?? null
  }

  add(image: ReadyImage): ReadyImage {
    this.#images.set(image.key, image)
    return image
  }

  remove(key: string): void {
    this.#images.delete(key)
  }
}
