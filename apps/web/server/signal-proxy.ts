import { adSignalsPath, signalBatchLimits } from "@wara/domain/figures/ad-signal"
import { Hono } from "hono"
import type { Logger } from "pino"
import type { Config } from "../app/config.server.ts"
import { forwardedHeaders } from "./caller.ts"
import { handOn } from "./uploads/hand-on.ts"
import type { WebEnv } from "./web-context.ts"

/**
 * Forwards to the API which ads a browser showed. A browser that asks not to be tracked is not
 * counted, although nothing of the counts is about a person.
 */
export function signalProxy(config: Config, logger: Logger): Hono<WebEnv> {
  const url = `${config.apiUrl}${config.apiPrefix}/ad-signals`
  const answer = (status: number) =>
    new Response(null, { status, headers: { "Cache-Control": "no-store" } })
  return new Hono<WebEnv>().post(adSignalsPath, async (c) => {
    const { incoming } = c.env
    const length = Number(incoming.headers["content-length"] ?? Number.NaN)
    if (!Number.isSafeInteger(length)) return answer(411)
    if (length > signalBatchLimits.bytes) return answer(413)
    if (c.req.header("sec-gpc") === "1" || c.req.header("dnt") === "1") return answer(204)
    try {
      const { status } = await handOn(incoming, { url, headers: forwardedHeaders(c, config) })
      return answer(status === 200 ? 204 : status)
    } catch (err) {
      if (incoming.complete) {
        logger.warn({ requestId: c.get("requestId"), err }, "signals could not be forwarded")
      }
      return answer(503)
    }
  })
}
