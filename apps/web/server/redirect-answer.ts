import type { Context } from "hono"

/** Where a request is sent instead of being answered. */
export type Redirection = {
  to: string
  status: 301 | 302 | 303
  /** Whether the browser leaves the page it has and loads another from the start. */
  reload: boolean
}

/** An address as a header can hold it: letters beyond ASCII are written "%C3%BA"; other sites have plain names. */
function inHeader(to: string): string {
  const address = to.startsWith("/") ? to : new URL(to).href
  return address.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}

/**
 * Sends a browser elsewhere. Its router, which asks for the data of a page, hears of it in headers of
 * its own: a plain redirect would be followed before the router knows.
 */
export function redirectAnswer(c: Context, { to, status, reload }: Redirection): Response {
  // What redirects may be changed at any time; none is kept by a browser.
  const headers = new Headers({ "Cache-Control": "no-store" })
  if (!c.req.path.endsWith(".data")) {
    headers.set("Location", inHeader(to))
    return new Response(null, { status, headers })
  }
  headers.set("X-Remix-Redirect", inHeader(to))
  headers.set("X-Remix-Status", String(status))
  if (reload) headers.set("X-Remix-Reload-Document", "true")
  return new Response(null, { status: 204, headers })
}
