import { shownVariants } from "@wara/domain/site/image-variants"
import { maxSidePixels, maxUploads } from "@wara/domain/site/upload-rules"
import type { Conversion } from "./conversion.ts"
import { ConversionLine, type PictureCaller } from "./conversion-line.ts"
import { ImageConverter } from "./convert-image.ts"
import { ImageFailure, type ImageRequest } from "./image-request.ts"
import type { ImageStore } from "./image-store.ts"
import { type ReadyImage, ReadyImages, readyImage } from "./ready-images.ts"

/** Maximum size of a stored picture, in bytes. */
const maxSourceBytes = 20 * 1024 * 1024
/** Timeout in milliseconds for reading a picture from the API. */
const timeoutMs = 10_000

/**
 * Reads a stored picture from the API's uploads only, with a session also one that is not public.
 * Throws ImageFailure: NotFoundError when there is none for the caller, ServiceUnavailableError when
 * the API does not deliver it.
 */
async function fetchImage(
  apiUrl: string,
  name: string,
  { signal, token }: { signal?: AbortSignal; token?: string } = {},
): Promise<Buffer> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const response = await request(`${apiUrl}/uploads/${name}`, { method: "GET", headers }, signal)
  if (response.status === 404) {
    await response.body?.cancel()
    throw new ImageFailure("NotFoundError")
  }
  if (!response.ok || response.body === null) {
    await response.body?.cancel()
    throw new ImageFailure("ServiceUnavailableError", { cause: new Error(String(response.status)) })
  }
  return readAll(response.body)
}

/** Whether the API confirms that the picture no longer exists; a failed call does not count. */
async function isRemoved(apiUrl: string, name: string): Promise<boolean> {
  const response = await request(`${apiUrl}/uploads/${name}`, { method: "HEAD" }).catch(() => null)
  return response?.status === 404
}

async function request(
  url: string,
  call: { method: "GET" | "HEAD"; headers?: Record<string, string> },
  abandoned?: AbortSignal,
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = abandoned ? AbortSignal.any([timeout, abandoned]) : timeout
  try {
    return await fetch(url, { ...call, redirect: "error", signal })
  } catch (cause) {
    throw new ImageFailure("ServiceUnavailableError", { cause })
  }
}

async function readAll(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of body) {
      length += chunk.length
      if (length > maxSourceBytes) throw new ImageFailure("PayloadTooLargeError")
      chunks.push(chunk)
    }
  } catch (cause) {
    if (cause instanceof ImageFailure) throw cause
    throw new ImageFailure("ServiceUnavailableError", { cause })
  }
  return Buffer.concat(chunks)
}

/** A picture, and whether it was ready. */
export type DeliveredImage = { image: ReadyImage; result: "hit" | "made" }

/** A picture that was uploaded, and its width in pixels. */
export type NewPicture = { name: string; width: number }

/** Delivers pictures from the store, or converts them once for all concurrent requests. */
export type ImageDelivery = {
  /** Rejects with ImageFailure when the picture cannot be delivered. */
  deliver: (request: ImageRequest, caller?: PictureCaller) => Promise<DeliveredImage>
  /** A picture that only its owner may see, by their session; stored nowhere. Rejects like `deliver`. */
  deliverToOwner: (
    request: ImageRequest,
    caller: PictureCaller & { token: string },
  ) => Promise<ReadyImage>
  /** Converts a new picture to all widths that pages show, in the background, before anybody asks. */
  prepare: (picture: NewPicture) => void
  /** The picture of a key if it is in memory and its existence need not be checked again. */
  recall: (key: string) => ReadyImage | null
}

const keyOf = (name: string, pixels: number) => `${name}_${pixels}.webp`

/** The turns of conversions that nobody waits for. */
const site: PictureCaller = { network: "" }

/** Pictures that wait to be prepared: those of ten ads. Others are converted when asked for. */
const maxUnprepared = 10 * maxUploads

/** Runs tasks one after another; those that find too many waiting are left out. */
function inTheBackground(
  task: (picture: NewPicture) => Promise<void>,
  onFailure: (error: unknown) => void,
): (picture: NewPicture) => void {
  let last = Promise.resolve()
  let waiting = 0
  return (picture) => {
    if (waiting >= maxUnprepared) return
    waiting += 1
    last = last
      .then(() => task(picture))
      .catch(onFailure)
      .finally(() => {
        waiting -= 1
      })
  }
}

/** Milliseconds after which the existence of a stored picture is checked again. */
const checkAgainAfterMs = 600_000
/** Maximum of pictures whose last check is remembered. */
const maxRemembered = 50_000

/** Each process of a conversion takes 150 MB while it works. */
const maxProcesses = 2

/** Pictures that may be converted at the same time: one core remains for pages [B7.8]. */
export function maxConversions(cores: number): number {
  return Math.max(1, Math.min(cores - 1, maxProcesses))
}

/**
 * Creates the delivery. Because a deleted photo must disappear, stored pictures are checked again on
 * later requests.
 */
export function createImageDelivery(parts: {
  apiUrl: string
  store: ImageStore
  /** Maximum of parallel conversions. */
  maxRunning: number
  onStoreFailure: (error: unknown) => void
  /** Milliseconds since any fixed instant. */
  now?: () => number
}): ImageDelivery {
  const { now = () => performance.now() } = parts
  const line = new ConversionLine<ReadyImage>(parts.maxRunning)
  const converter = new ImageConverter()
  const ready = new ReadyImages()
  const checkedAt = new Map<string, number>()

  function remember(key: string): void {
    if (checkedAt.size >= maxRemembered) checkedAt.clear()
    checkedAt.set(key, now())
  }

  function wasChecked(key: string): boolean {
    const last = checkedAt.get(key)
    return last !== undefined && now() - last < checkAgainAfterMs
  }

  /** Runs in the background: the current request still gets the picture, the next one does not. */
  async function forgetRemoved(key: string, name: string): Promise<void> {
    if (wasChecked(key)) return
    remember(key)
    if (!(await isRemoved(parts.apiUrl, name))) return
    ready.remove(key)
    await parts.store.remove(key)
  }

  async function make(
    key: string,
    conversion: Conversion,
    signal: AbortSignal,
  ): Promise<ReadyImage> {
    const bytes = await converter.convert(conversion, signal)
    // A full disk costs speed, not pictures.
    await parts.store.write(key, bytes).catch(parts.onStoreFailure)
    remember(key)
    return readyImage(key, bytes)
  }

  async function readStored(key: string): Promise<ReadyImage | null> {
    const bytes = await parts.store.read(key)
    // Meanwhile another request may have read or made it.
    return ready.get(key) ?? (bytes === null ? null : ready.add(readyImage(key, bytes)))
  }

  /** Stored pictures are not wider, and none is enlarged: all wider requests get the same picture. */
  async function deliver(
    { name, width, density }: ImageRequest,
    caller: PictureCaller = site,
  ): Promise<DeliveredImage> {
    const pixels = Math.min(width * density, maxSidePixels)
    const key = keyOf(name, pixels)
    const stored = line.has(key) ? null : await readStored(key)
    if (stored !== null) {
      void forgetRemoved(key, name).catch(parts.onStoreFailure)
      return { image: stored, result: "hit" }
    }
    const image = await line.run(key, caller, async (signal) => {
      const source = await fetchImage(parts.apiUrl, name, { signal })
      return make(key, { source, width: pixels }, signal)
    })
    return { image: ready.add(image), result: "made" }
  }

  async function deliverToOwner(
    { name, width, density }: ImageRequest,
    { token, ...caller }: PictureCaller & { token: string },
  ): Promise<ReadyImage> {
    const pixels = Math.min(width * density, maxSidePixels)
    const key = keyOf(name, pixels)
    return line.run(`${key} ${token}`, caller, async (signal) => {
      const source = await fetchImage(parts.apiUrl, name, { signal, token })
      return readyImage(key, await converter.convert({ source, width: pixels }, signal))
    })
  }

  // Prepared pictures are stored, and stay out of memory until somebody asks for them.
  async function prepare({ name, width }: NewPicture): Promise<void> {
    const source = await fetchImage(parts.apiUrl, name)
    for (const { pixels } of shownVariants(width)) {
      const key = keyOf(name, pixels)
      await line.run(key, site, (signal) => make(key, { source, width: pixels }, signal))
    }
  }

  return {
    deliver,
    deliverToOwner,
    prepare: inTheBackground(prepare, parts.onStoreFailure),
    recall: (key) => (wasChecked(key) ? ready.get(key) : null),
  }
}
