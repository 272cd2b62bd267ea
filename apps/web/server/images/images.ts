import { publicPicture } from "@wara/domain/site/image-variants"
import { type Context, Hono } from "hono"
import type { Metrics } from "../metrics.ts"
import type { WebEnv } from "../web-context.ts"
import type { ImageDelivery } from "./image-delivery.ts"
import { failureResponse, ImageFailure, readImageRequest } from "./image-request.ts"
import type { ReadyImage } from "./ready-images.ts"

const prefix = "/api/images/"

/** What a person may ask for beyond everybody: the network of their call, and their session. */
type PictureReader = {
  networkOf: (c: Context<WebEnv>) => string
  tokenOf: (c: Context<WebEnv>) => string | null
}

/**
 * Pictures for pages: `/api/images/<name>?w=<width>&d=<density>` [S7.13, S9.4]. What is not public is
 * asked for again with the session of its reader, who may be the owner of an ad on hold [B8.165].
 */
export function images(
  { deliver, deliverToOwner }: ImageDelivery,
  metrics: Metrics,
  { networkOf, tokenOf }: PictureReader,
): Hono<WebEnv> {
  const routes = new Hono<WebEnv>()
  routes.on(["GET", "HEAD"], `${prefix}*`, async (c) => {
    // The raw path, before any decoding.
    const url = new URL(c.req.url)
    const request = readImageRequest(url.pathname.slice(prefix.length), url.searchParams)
    if ("fault" in request) return failureResponse("ValidationError", [request.fault])
    const caller = { network: networkOf(c), signal: c.req.raw.signal }
    const answerTo = (image: ReadyImage, cacheControl: string) =>
      answer(image, { cacheControl, known: c.req.header("if-none-match"), method: c.req.method })
    const deliverPublic = async () => {
      const { image, result } = await deliver(request, caller)
      metrics.pictures.inc({ result })
      c.set("readyImage", image)
      return answerTo(image, publicPicture)
    }
    try {
      return await deliverPublic().catch(async (error: unknown) => {
        const token = isMissing(error) ? tokenOf(c) : null
        if (token === null) throw error
        const image = await deliverToOwner(request, { ...caller, token })
        metrics.pictures.inc({ result: "made" })
        return answerTo(image, "private, no-store")
      })
    } catch (error) {
      metrics.pictures.inc({ result: "failed" })
      if (!(error instanceof ImageFailure)) throw error
      return failureResponse(error.code)
    }
  })
  return routes
}

const isMissing = (error: unknown): boolean =>
  error instanceof ImageFailure && error.code === "NotFoundError"

function answer(
  { bytes, etag }: ReadyImage,
  asked: { cacheControl: string; known: string | undefined; method: string },
): Response {
  const { cacheControl, known, method } = asked
  const headers = { "Content-Type": "image/webp", "Cache-Control": cacheControl, ETag: etag }
  if (known?.includes(etag)) return new Response(null, { status: 304, headers })
  const sized = { ...headers, "Content-Length": String(bytes.length) }
  return new Response(method === "HEAD" ? null : new Uint8Array(bytes), { headers: sized })
}
