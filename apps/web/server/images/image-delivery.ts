import { convertImage } from "./convert-image.ts"
import type { ImageRequest } from "./image-request.ts"
import { fetchImage } from "./image-source.ts"
import type { ImageStore } from "./image-store.ts"
import { limitWork } from "./limit-work.ts"

/** A picture ready to be delivered, and whether it had been made before. */
export type DeliveredImage = { bytes: Buffer; result: "hit" | "made" }

/** Delivers pictures: from the store, or made once however many ask at the same time. */
export type ImageDelivery = (request: ImageRequest) => Promise<DeliveredImage>

/** Puts the delivery together; a picture that cannot be delivered rejects with an ImageFailure. */
export function createImageDelivery(parts: {
  apiUrl: string
  store: ImageStore
  /** Pictures converted at a time. */
  atOnce: number
  onStoreFailure: (error: unknown) => void
}): ImageDelivery {
  const limited = limitWork(parts.atOnce)
  const making = new Map<string, Promise<Buffer>>()

  async function make(key: string, name: string, width: number): Promise<Buffer> {
    const bytes = await limited(async () =>
      convertImage(await fetchImage(parts.apiUrl, name), width),
    )
    // A full disk costs speed, not pictures.
    await parts.store.write(key, bytes).catch(parts.onStoreFailure)
    return bytes
  }

  return async ({ name, width, density }) => {
    const pixels = width * density
    const key = `${name}_${pixels}.webp`
    const stored = making.has(key) ? null : await parts.store.read(key)
    if (stored !== null) return { bytes: stored, result: "hit" }
    const begun = making.get(key) ?? make(key, name, pixels).finally(() => making.delete(key))
    making.set(key, begun)
    return { bytes: await begun, result: "made" }
  }
}
