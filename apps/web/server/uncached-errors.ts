import type { MiddlewareHandler } from "hono"
import type { WebEnv } from "./web-context.ts"

/**
 * Keeps browsers from caching an error, whatever gave it: the page, the data or the picture may be there
 * the next moment, and a retry that the cache answers is none.
 */
export const uncachedErrors: MiddlewareHandler<WebEnv> = async (c, next) => {
  await next()
  if (c.res.status >= 400) c.header("Cache-Control", "private, no-store")
}
