import { convertImage } from "./convert-image.ts"
import type { ImageRequest } from "./image-request.ts"
import { fetchImage, isRemoved } from "./image-source.ts"
import type { ImageStore } from "./image-store.ts"
import { limitWork } from "./limit-work.ts"

/** A picture ready to be delivered, and whether it had been made before. */
export type DeliveredImage = { bytes: Buffer; result: "hit" | "made" }

/** Delivers pictures: from the store, or made once however many ask at the same time. */
export type ImageDelivery = (request: ImageRequest) => Promise<DeliveredImage>

/** Milliseconds after which it is asked again whether a stored picture still exists. */
const askAgainAfter = 600_000
/** Pictures about which that is remembered. */
const mostRemembered = 50_000

/**
 * Puts the delivery together; a picture that cannot be delivered rejects with an ImageFailure. Whoever
 * takes a photo back wants it gone: what is stored here goes when somebody looks at it later.
 */
export function createImageDelivery(parts: {
  apiUrl: string
  store: ImageStore
  /** Pictures converted at a time. */
  atOnce: number
  onStoreFailure: (error: unknown) => void
  /** Milliseconds since any fixed instant. */
  now?: () => number
}): ImageDelivery {
  const { now = () => performance.now() } = parts
  const limited = limitWork(parts.atOnce)
  const making = new Map<string, Promise<Buffer>>()
  const askedAt = new Map<string, number>()

  function remember(key: string): void {
    if (askedAt.size >= mostRemembered) askedAt.clear()
    askedAt.set(key, now())
  }

  /** Nobody waits for it: the one who asks now still gets the picture, the next one does not. */
  async function forgetRemoved(key: string, name: string): Promise<void> {
    const last = askedAt.get(key)
    if (last !== undefined && now() - last < askAgainAfter) return
    remember(key)
    if (await isRemoved(parts.apiUrl, name)) await parts.store.remove(key)
  }

  async function make(key: string, name: string, width: number): Promise<Buffer> {
    const bytes = await limited(async () =>
      convertImage(await fetchImage(parts.apiUrl, name), width),
    )
    // A full disk costs speed, not pictures.
    await parts.store.write(key, bytes).catch(parts.onStoreFailure)
    remember(key)
    return bytes
  }

  return async ({ name, width, density }) => {
    const pixels = width * density
    const key = `${name}_${pixels}.webp`
    const stored = making.has(key) ? null : await parts.store.read(key)
    if (stored !== null) {
      void forgetRemoved(key, name).catch(parts.onStoreFailure)
      return { bytes: stored, result: "hit" }
    }
    const begun = making.get(key) ?? make(key, name, pixels).finally(() => making.delete(key))
    making.set(key, begun)
    return { bytes: await begun, result: "made" }
  }
}
