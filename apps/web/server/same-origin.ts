import { errorTexts } from "@wara/domain/error-texts"
import { paymentReturnKeys } from "@wara/domain/orders/payment"
import { isOneClickPath, paths } from "@wara/domain/site/paths"
import { Hono, type MiddlewareHandler } from "hono"
import { bodyLimit } from "hono/body-limit"
import type { Config } from "../app/config.server.ts"
import type { WebEnv } from "./web-context.ts"

const readingMethods = new Set(["GET", "HEAD", "OPTIONS"])

/**
 * CSRF protection: browsers send the origin with every post, and a request without one is refused, as
 * is one that a browser calls cross-site.
 * Only Webpay posts from another origin, to its own address, where the post becomes a GET, and mail
 * clients post without one to the address of a mail, whose code is the proof.
 */
export function sameOrigin(config: Config): MiddlewareHandler<WebEnv> {
  const own = new URL(config.baseUrl)
  return async (c, next) => {
    if (readingMethods.has(c.req.method) || c.req.path === paths.paymentReturn) return next()
    const origin = c.req.header("origin") ?? ""
    // The site may have other host names too; a page cannot choose the Host that it posts to.
    const isOwn = origin === own.origin || origin === `${own.protocol}//${c.req.header("host")}`
    const isForeign = c.req.header("sec-fetch-site") === "cross-site"
    // No browser posts there: it has an origin, a cookie, or says that it is cross-site.
    const isBrowser = c.req.header("origin") !== undefined || c.req.header("cookie") !== undefined
    const isMailClient = !isBrowser && isOneClickPath(c.req.path)
    return (isOwn || isMailClient) && !isForeign ? next() : c.text(errorTexts.ForbiddenError, 403)
  }
}

/** Maximum size in bytes of Webpay's return. */
const maxReturnBytes = 4 * 1024

/**
 * Webpay returns some browsers by a cross-site POST, the only one that is accepted. It is
 * redirected to a GET of the same address, which includes the visitor's cookie, with only the
 * parameters that Webpay's returns have.
 */
export function paymentReturn(): Hono<WebEnv> {
  const onError = () => new Response(errorTexts.PayloadTooLargeError, { status: 413 })
  return new Hono<WebEnv>().post(
    paths.paymentReturn,
    bodyLimit({ maxSize: maxReturnBytes, onError }),
    async (c) => {
      const form = new URLSearchParams(await c.req.text())
      const query = new URLSearchParams()
      for (const key of paymentReturnKeys) {
        const value = form.get(key)
        if (value !== null) query.set(key, value)
      }
      return c.redirect(`${paths.paymentReturn}?${query}`, 303)
    },
  )
}
