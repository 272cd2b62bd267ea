import type { Context } from "hono"
import type { WebEnv } from "../web-context.ts"
import { chooseEncoding, encodedBody } from "./shared-body.ts"
import type { CachedPage } from "./stored-pages.ts"

/**
 * Pages are always revalidated, because only the server is notified of changes. The browser may keep
 * them for back navigation.
 */
const pagePolicy = "private, no-cache"

/** Serves a cached page to a visitor in an encoding of theirs; 304 when they have it already. */
export function answerPage(c: Context<WebEnv>, page: CachedPage): Response {
  c.set("sharedPage", page)
  const headers = new Headers(page.headers)
  if (!headers.has("Cache-Control")) headers.set("Cache-Control", pagePolicy)
  headers.append("Vary", "Cookie, Accept-Encoding")
  if (page.status === 200) {
    headers.set("ETag", etagOf(page))
    if (isKnown(page, c.req.header("if-none-match"))) {
      return new Response(null, { status: 304, headers })
    }
  }
  const encoding = chooseEncoding(c.req.header("accept-encoding"))
  const body = encodedBody(page.body, encoding)
  if (encoding !== "identity") headers.set("Content-Encoding", encoding)
  headers.set("Content-Length", String(body.length))
  const isHead = c.req.method === "HEAD"
  return new Response(isHead ? null : new Uint8Array(body), { status: page.status, headers })
}

/** Weak, because the same page is sent in several encodings. */
function etagOf({ body }: CachedPage): string {
  return `W/${body.etag}`
}

/** Whether the tags that a browser sent include the page's. */
export function isKnown({ body }: CachedPage, ifNoneMatch: string | undefined): boolean {
  return ifNoneMatch?.includes(body.etag) === true
}
