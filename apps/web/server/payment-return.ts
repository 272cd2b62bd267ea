import { errorTexts } from "@wara/domain/error-texts"
import { paymentReturnKeys } from "@wara/domain/orders/payment-return"
import { paths } from "@wara/domain/site/paths"
import { Hono } from "hono"
import { bodyLimit } from "hono/body-limit"
import type { WebEnv } from "./web-context.ts"

/** Most bytes that Webpay has reason to send. */
const maxReturnBytes = 4 * 1024

/**
 * Webpay sends some browsers back by a POST from its own site (CHILE §5.1), the only post of strangers
 * that is heard. It becomes a read of the same address, which brings the visitor's cookie along, with
 * nothing of it but the names that Webpay's returns have.
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
