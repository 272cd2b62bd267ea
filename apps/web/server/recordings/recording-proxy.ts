import { errorTexts } from "@wara/domain/error-texts"
import { type ErrorCode, errorStatuses } from "@wara/domain/errors"
import { maxBatchBytes } from "@wara/domain/recording/recording"
import { paths } from "@wara/domain/site/paths"
import { Hono } from "hono"
import type { Logger } from "pino"
import type { Config } from "../../app/config.server.ts"
import { readConsentCookie } from "../../app/integrations/consent/consent-cookie.ts"
import { forwardedHeaders } from "../caller.ts"
import { handOn } from "../uploads/hand-on.ts"
import type { WebEnv } from "../web-context.ts"

/**
 * Forwards recordings to the API, only with the user's consent. The owner comes from the session
 * cookie, never from the browser's data.
 */
export function recordingProxy(config: Config, logger: Logger): Hono<WebEnv> {
  const routes = new Hono<WebEnv>()
  if (!config.recording) return routes
  const url = `${config.apiUrl}${config.apiPrefix}/recordings`
  routes.post(paths.recording, async (c) => {
    const { incoming } = c.env
    const length = Number(incoming.headers["content-length"] ?? Number.NaN)
    if (!Number.isSafeInteger(length)) return refusal("ValidationError")
    if (length > maxBatchBytes) return refusal("PayloadTooLargeError")
    const cookies = c.req.header("cookie") ?? ""
    if (readConsentCookie(cookies)?.granted.recording !== true) {
      return refusal("ForbiddenError")
    }
    try {
      const { status } = await handOn(incoming, { url, headers: forwardedHeaders(c, config) })
      return new Response(null, { status: status === 200 ? 204 : status, headers: uncached })
    } catch (err) {
      if (incoming.complete) {
        logger.warn({ requestId: c.get("requestId"), err }, "a recording could not be forwarded")
      }
      return refusal("ServiceUnavailableError")
    }
  })
  return routes
}

const uncached = { "Cache-Control": "no-store" }

/** The text is not shown, and the rest of the body is not read. */
function refusal(name: ErrorCode): Response {
  const headers = { ...uncached, Connection: "close", "Content-Type": "text/plain; charset=utf-8" }
  return new Response(errorTexts[name], { status: errorStatuses[name], headers })
}
