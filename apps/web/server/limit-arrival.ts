import type { MiddlewareHandler } from "hono"
import { takesPicture } from "./form-size.ts"
import type { WebEnv } from "./web-context.ts"

/** Milliseconds that a body may take to arrive; Node's own timeout cannot differ by path. */
export const maxArrivalMs = { form: 30_000, files: 300_000 }

/** Closes the connection of clients that take too long to send a form. */
export function limitArrival(timeoutMs = maxArrivalMs): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const { incoming } = c.env
    const { headers } = incoming
    const hasBody = "content-length" in headers || "transfer-encoding" in headers
    if (hasBody && !takesPicture(c.req.path)) {
      const timer = setTimeout(() => incoming.destroy(), timeoutMs.form)
      incoming.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer))
    }
    return next()
  }
}
