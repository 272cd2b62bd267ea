import type { MiddlewareHandler } from "hono"
import type { WebEnv } from "./web-context.ts"

/** One address a page: `/contacto/` leads to `/contacto` for good. */
export const plainPath: MiddlewareHandler<WebEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const reads = c.req.method === "GET" || c.req.method === "HEAD"
  const isPlain = pathname === "/" || !pathname.endsWith("/")
  // What begins or ends with two slashes is no page, and could be read as another host.
  if (!reads || isPlain || pathname.includes("//") || pathname.includes("\\")) return next()
  return c.redirect(pathname.slice(0, -1) + search, 301)
}
