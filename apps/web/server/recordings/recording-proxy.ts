import { errorTexts } from "@wara/domain/error-texts"
import { type ErrorCode, errorStatuses } from "@wara/domain/errors"
import { maxCallBytes } from "@wara/domain/recording/recording"
import { paths } from "@wara/domain/site/paths"
import { type Context, Hono } from "hono"
import type { Logger } from "pino"
import type { Config } from "../../app/config.server.ts"
import { readConsentCookie } from "../../app/integrations/consent/consent-cookie.ts"
import { forwardedHeaders } from "../caller.ts"
import { handOn } from "../uploads/hand-on.ts"
import type { WebEnv } from "../web-context.ts"
import { keyOfToken, newRecordingToken } from "./recording-token.ts"

/**
 * Forwards recordings to the API, only with the user's consent and the token of a page. The owner
 * comes from the session cookie, never from the browser's data.
 */
export function recordingProxy(config: Config, logger: Logger): Hono<WebEnv> {
  const routes = new Hono<WebEnv>()
  if (!config.recording || config.serviceToken === "") return routes
  const url = `${config.apiUrl}${config.apiPrefix}/recordings`
  const secrets = [config.serviceToken, config.previousServiceToken]
  routes.post(paths.recordingToken, (c) => {
    if (!hasConsent(c)) return refusal("ForbiddenError")
    return c.text(newRecordingToken(config.serviceToken, Date.now()), 200, uncached)
  })
  routes.post(paths.recording, async (c) => {
    const { incoming } = c.env
    const key = keyOfToken(c.req.query("token"), secrets, Date.now())
    if (key === null || !hasConsent(c)) return refusal("ForbiddenError")
    const length = Number(incoming.headers["content-length"] ?? Number.NaN)
    if (!Number.isSafeInteger(length)) return refusal("ValidationError")
    if (length > maxCallBytes) return refusal("PayloadTooLargeError")
    try {
      const headers = { ...forwardedHeaders(c, config), "x-recording-key": key }
      const { status } = await handOn(incoming, { url, headers })
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

function hasConsent(c: Context<WebEnv>): boolean {
  return readConsentCookie(c.req.header("cookie") ?? "")?.granted.recording === true
}

const uncached = { "Cache-Control": "no-store" }

/** The text is not shown, and the rest of the body is not read. */
function refusal(name: ErrorCode): Response {
  const headers = { ...uncached, Connection: "close", "Content-Type": "text/plain; charset=utf-8" }
  return new Response(errorTexts[name], { status: errorStatuses[name], headers })
}
