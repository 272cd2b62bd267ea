import type { MiddlewareHandler } from "hono"
import { takesPicture } from "./form-size.ts"
import type { WebEnv } from "./web-context.ts"

/** Milliseconds that a body may take to arrive; the server itself cannot tell addresses apart. */
export const maxArrivalMs = { form: 30_000, files: 300_000 }

/** Hangs up on whoever takes longer to send a form than a short text has reason to. */
export function limitArrival(longest = maxArrivalMs): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    const { incoming } = c.env
    const { headers } = incoming
    const hasBody = "content-length" in headers || "transfer-encoding" in headers
    if (hasBody && !takesPicture(c.req.path)) {
      const timer = setTimeout(() => incoming.destroy(), longest.form)
      incoming.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer))
    }
    return next()
  }
}
