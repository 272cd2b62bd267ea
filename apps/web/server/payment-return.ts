import { errorTexts } from "@wara/domain/error-texts"
import { paymentReturnKeys } from "@wara/domain/orders/payment"
import { paths } from "@wara/domain/site/paths"
import { Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import type { WebEnv } from "./web-context.ts"

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
