import type { Context } from "hono"
import { accepts } from "hono/accepts"
import type { CachedPage } from "./page-cache.ts"
import { gzipPage, joinPage } from "./spliced-page.ts"

/**
 * Pages are individual because of their nonce, and always revalidated, because only the server is
 * notified of changes. The browser may keep them for back navigation.
 */
const pagePolicy = "private, no-cache"

/**
 * Serves a cached page to a visitor with its own nonce and encoding; 304 when nothing in it depends
 * on the response.
 */
export function answerPage(c: Context, page: CachedPage, nonce: string): Response {
  const headers = new Headers(page.headers)
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", pagePolicy)
  headers.append("Vary", "Cookie, Accept-Encoding")
  const isSame = page.body.pieces.length === 1
  if (isSame && page.status === 200) {
    headers.set("ETag", `W/${page.etag}`)
    if (c.req.header("if-none-match")?.includes(page.etag)) {
      return new Response(null, { status: 304, headers })
    }
  }
  const encoding = accepts(c, {
    header: "Accept-Encoding",
    supports: ["gzip", "identity"],
    default: "identity",
  })
  const body = encoding === "gzip" ? gzipPage(page.body, nonce) : joinPage(page.body, nonce)
  if (encoding === "gzip") headers.set("Content-Encoding", "gzip")
  headers.set("Content-Length", String(body.length))
  return new Response(c.req.method === "HEAD" ? null : body, { status: page.status, headers })
}
