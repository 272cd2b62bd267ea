import type { Context } from "hono"

export type Redirection = {
  to: string
  status: 301 | 302 | 303
  /** Whether the browser loads the target as a new document. */
  reload: boolean
}

/**
 * An address in header-safe form: non-ASCII letters are percent-encoded ("%C3%BA"); other sites
 * have ASCII names.
 */
function inHeader(to: string): string {
  const address = to.startsWith("/") ? to : new URL(to).href
  return address.toWellFormed().replace(/[^\x21-\x7e]+/g, encodeURIComponent)
}

/**
 * Redirects a browser. For the router's data requests the redirect is sent in headers of its own:
 * `fetch` would follow a plain redirect before the router could handle it.
 */
export function redirectAnswer(c: Context, { to, status, reload }: Redirection): Response {
  // Redirect rules may change at any time, so browsers must not cache them.
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
