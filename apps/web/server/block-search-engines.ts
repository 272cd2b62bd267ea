import type { MiddlewareHandler } from "hono"
import type { Config } from "../app/config.server.ts"
import type { WebEnv } from "./web-context.ts"

/** A blocked site says so in every answer: pictures and files have no head for a robots meta (spec §1). */
export function blockSearchEngines({ blockSearchEngines }: Config): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    await next()
    if (blockSearchEngines) c.res.headers.set("X-Robots-Tag", "noindex, nofollow")
  }
}
