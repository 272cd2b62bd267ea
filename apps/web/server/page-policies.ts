import type { Context } from "hono"
import type { WebEnv } from "./web-context.ts"

/** Personal responses are not cached. */
export const ownPagePolicy = "private, no-store"
/** A page that the browser prefetched may be shown after the click. */
export const aheadPolicy = "private, max-age=30"
/** An incomplete page is retried soon; errors are not cached at all. */
export const partialPagePolicy = "private, max-age=10"

/** Whether a page is prefetched and its response sets no cookie. */
export function isAhead(c: Context<WebEnv>, { status, headers }: Response): boolean {
  const purpose = c.req.header("sec-purpose") ?? ""
  const isRead = c.req.method === "GET" && status === 200 && !headers.has("set-cookie")
  return isRead && purpose.startsWith("prefetch")
}

/** Adds a cache policy unless the page has set one. */
export function withPolicy(response: Response, policy: string): Response {
  if (response.headers.has("Cache-Control")) return response
  const { status, statusText } = response
  const headers = new Headers(response.headers)
  headers.set("Cache-Control", policy)
  headers.append("Vary", "Cookie")
  return new Response(response.body, { status, statusText, headers })
}
