import { type Context, Hono } from "hono"
import type { Metrics } from "../metrics.ts"
import type { WebEnv } from "../web-context.ts"
import type { ImageDelivery } from "./image-delivery.ts"
import { failureResponse, ImageFailure, readImageRequest } from "./image-request.ts"
import type { ReadyImage } from "./ready-images.ts"

const prefix = "/api/images/"
const forever = "public, max-age=31536000, immutable"

/** Pictures for pages: `/api/images/<name>?w=<width>&d=<density>` [S7.13, S9.4]. */
export function images(
  { deliver }: ImageDelivery,
  metrics: Metrics,
  networkOfCaller: (c: Context<WebEnv>) => string,
): Hono<WebEnv> {
  const routes = new Hono<WebEnv>()
  routes.on(["GET", "HEAD"], `${prefix}*`, async (c) => {
    // The raw path, before any decoding.
    const url = new URL(c.req.url)
    const request = readImageRequest(url.pathname.slice(prefix.length), url.searchParams)
    if ("fault" in request) return failureResponse("ValidationError", [request.fault])
    try {
      const { image, result } = await deliver(request, {
        network: networkOfCaller(c),
        signal: c.req.raw.signal,
      })
      metrics.pictures.inc({ result })
      c.set("readyImage", image)
      return answer(image, c.req.header("if-none-match"), c.req.method)
    } catch (error) {
      metrics.pictures.inc({ result: "failed" })
      if (!(error instanceof ImageFailure)) throw error
      return failureResponse(error.code)
    }
  })
  return routes
}

function answer({ bytes, etag }: ReadyImage, known: string | undefined, method: string): Response {
  const headers = { "Content-Type": "image/webp", "Cache-Control": forever, ETag: etag }
  if (known?.includes(etag)) return new Response(null, { status: 304, headers })
  const sized = { ...headers, "Content-Length": String(bytes.length) }
  return new Response(method === "HEAD" ? null : new Uint8Array(bytes), { headers: sized })
}
