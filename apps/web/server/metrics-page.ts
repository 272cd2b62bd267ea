import { createHash, timingSafeEqual } from "node:crypto"
import { getConnInfo } from "@hono/node-server/conninfo"
import type { Context, Handler } from "hono"
import type { Metrics } from "./metrics.ts"
import type { WebEnv } from "./web-context.ts"

/** The measurements as text, for this machine and for whoever brings the service token. */
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

/** Whether a program of this machine asks, and not a proxy of it for somebody else. */
function isFromHere(c: Context<WebEnv>): boolean {
  const address = getConnInfo(c).remote.address ?? ""
  const isForwarded = c.req.header("x-forwarded-for") !== undefined || c.req.header("forwarded")
  return !isForwarded && /^(?:::ffff:)?127\.|^::1$/.test(address)
}

/** Takes the same time whatever was brought. */
function isSame(brought: string, wanted: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(digest(brought), digest(wanted))
}
