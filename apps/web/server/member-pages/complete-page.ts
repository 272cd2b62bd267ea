import type { Context } from "hono"
import type { Viewer } from "../../app/session/viewer.ts"
import { chooseEncoding } from "../page-cache/shared-body.ts"
import type { CachedPage } from "../page-cache/stored-pages.ts"
import type { WebEnv } from "../web-context.ts"
import { type GzipParts, gzipPage, plainPage } from "./gzip-parts.ts"
import { textsOf } from "./viewer-marks.ts"

/**
 * Completes a page for a viewer. It carries the nonce of the response: its scripts contain the
 * person's data, so that a policy by hash would cost a hash per response.
 */
export function completePage(
  c: Context<WebEnv>,
  page: CachedPage<GzipParts>,
  viewer: Viewer,
  nonce: string,
): Response {
  c.set("memberPage", page)
  const texts = textsOf(viewer, nonce)
  const headers = new Headers(page.headers)
  if (headers.get("Cache-Control")?.startsWith("private")) {
    // It says how long the parts may be stored, which does not apply to a person's page.
    headers.delete("Cache-Control")
    headers.delete("Vary")
  }
  headers.append("Vary", "Accept-Encoding")
  const isGzip = chooseEncoding(c.req.header("accept-encoding"), ["gzip"]) === "gzip"
  const body = isGzip ? gzipPage(page.body, texts) : plainPage(page.body, texts)
  if (isGzip) headers.set("Content-Encoding", "gzip")
  headers.set("Content-Length", String(body.length))
  const isHead = c.req.method === "HEAD"
  return new Response(isHead ? null : new Uint8Array(body), { status: page.status, headers })
}
