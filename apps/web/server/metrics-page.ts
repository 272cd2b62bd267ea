import { createHash, timingSafeEqual } from "node:crypto"
import type { Handler } from "hono"
import type { Metrics } from "./metrics.ts"
import type { WebEnv } from "./web-context.ts"

/** The measurements as text; where a service token is set, only to whoever brings it. */
export function metricsPage(metrics: Metrics, token: string): Handler<WebEnv> {
  return async (c) => {
    const brought = c.req.header("authorization") ?? ""
    if (token !== "" && !isSame(brought, `Bearer ${token}`)) return c.text("Unauthorized", 401)
    return c.text(await metrics.registry.metrics(), 200, {
      "Content-Type": metrics.registry.contentType,
      "Cache-Control": "no-store",
    })
  }
}

/** Takes the same time whatever was brought. */
function isSame(brought: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(digest(brought), digest(wanted))
}
