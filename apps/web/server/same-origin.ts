import { errorTexts } from "@wara/domain/error-texts"
import { paths } from "@wara/domain/site/paths"
import type { MiddlewareHandler } from "hono"
import type { Config } from "../app/config.server.ts"
import type { WebEnv } from "./web-context.ts"

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * CSRF protection: browsers send the origin with every post, and a request without one is refused.
 * Only Webpay posts from another origin, to its own address, where the post becomes a GET.
 */
export function sameOrigin(config: Config): MiddlewareHandler<WebEnv> {
  const own = new URL(config.baseUrl)
  return async (c, next) => {
    if (readingMethods.has(c.req.method) || c.req.path === paths.paymentReturn) return next()
    const origin = c.req.header("origin") ?? ""
    // The site may have other host names too; a page cannot choose the Host that it posts to.
    const isOwn = origin === own.origin || origin === `${own.protocol}//${c.req.header("host")}`
    return isOwn ? next() : c.text(errorTexts.ForbiddenError, 403)
  }
}
