import { createHash, timingSafeEqual } from "node:crypto"
import { getConnInfo } from "@hono/node-server/conninfo"
import type { Context, Handler } from "hono"
import type { Metrics } from "./metrics.ts"
import type { WebEnv } from "./web-context.ts"

/** The metrics as text, for local requests and requests with the service token. */
export function metricsPage(metrics: Metrics, token: string): Handler<WebEnv> {
  return async (c) => {
    const brought = c.req.header("authorization") ?? ""
    const isKnown = token !== "" && isSame(brought, `Bearer ${token}`)
    if (!isKnown && !isFromHere(c)) return c.text("Unauthorized", 401)
    return c.text(await metrics.registry.metrics(), 200, {
      "Content-Type": metrics.registry.contentType,
      "Cache-Control": "no-store",
    })
  }
}

/** Whether the request comes from this machine directly, and not through a local proxy. */
function isFromHere(c: Context<WebEnv>): boolean {
  const address = getConnInfo(c).remote.address ?? ""
  const isForwarded = c.req.header("x-forwarded-for") !== undefined || c.req.header("forwarded")
  return !isForwarded && /^(?:::ffff:)?127\.|^::1$/.test(address)
}

/** Compares in constant time. */
function isSame(brought: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(digest(brought), digest(wanted))
}
