import type { ErrorAnswer } from "@wara/contract/answer"
import { imageSchema } from "@wara/contract/image"
import { type ErrorCode, errorStatuses } from "@wara/domain/errors"
import { paths } from "@wara/domain/site/paths"
import { maxUploadRequestBytes } from "@wara/domain/site/upload-rules"
import { type Context, Hono } from "hono"
import type { Logger } from "pino"
import { z } from "zod"
import type { Config } from "../../app/config.server.ts"
import { callerFacts, sessionToken } from "../caller.ts"
import type { ImageDelivery, NewPicture } from "../images/image-delivery.ts"
import type { WebEnv } from "../web-context.ts"
import { drain, handOn } from "./hand-on.ts"

const storedPicturesSchema = z.array(imageSchema.pick({ url: true, width: true }))

/**
 * Receives pictures for the API [S7.9]: the session comes from the cookie, which is hidden from
 * scripts. Stored pictures are prepared for pages, so that their first visitor does not wait.
 */
export function uploadProxy(
  config: Config,
  logger: Logger,
  prepare: ImageDelivery["prepare"],
): Hono<WebEnv> {
  const routes = new Hono<WebEnv>()
  if (!config.uploadProxy) return routes
  const url = `${config.apiUrl}${config.apiPrefix}/ads/upload`
  routes.post(paths.uploads, async (c) => {
    const { incoming } = c.env
    const length = Number(incoming.headers["content-length"] ?? Number.NaN)
    if (!Number.isSafeInteger(length)) return failure("ValidationError", { Connection: "close" })
    if (length > maxUploadRequestBytes) {
      return failure("PayloadTooLargeError", { Connection: "close" })
    }
    const token = sessionToken(c, config)
    try {
      if (token === null) {
        await drain(incoming)
        return failure("UnauthorizedError")
      }
      const { status, text, retryAfter } = await handOn(incoming, {
        url,
        headers: headersOf(c, config, token),
      })
      if (status === 200) for (const picture of newPictures(text)) prepare(picture)
      return answer(status, text, retryAfter === null ? {} : { "Retry-After": retryAfter })
    } catch (err) {
      // A disconnected client gets no response.
      if (incoming.complete) {
        logger.error({ requestId: c.get("requestId"), err }, "an upload could not be forwarded")
      }
      return failure("ServiceUnavailableError", { Connection: "close" })
    }
  })
  return routes
}

/** The pictures of the api's answer, named as the site serves them. */
function newPictures(text: string): NewPicture[] {
  const { data = [] } = storedPicturesSchema.safeParse(JSON.parse(text))
  return data.map(({ url, width }) => ({ name: url.slice(url.lastIndexOf("/") + 1), width }))
}

function headersOf(c: Context<WebEnv>, config: Config, token: string): Record<string, string> {
  const { clientIp, userAgent, deviceId } = callerFacts(c, config)
  const { "content-type": type = "", "content-length": length = "" } = c.env.incoming.headers
  return {
    authorization: `Bearer ${token}`,
    "content-type": type,
    "content-length": length,
    "x-request-id": c.get("requestId"),
    "x-forwarded-for": clientIp,
    "user-agent": userAgent,
    ...(config.serviceToken === "" ? {} : { "x-service-token": config.serviceToken }),
    ...(deviceId === null ? {} : { "x-device-id": deviceId }),
  }
}

function failure(name: ErrorCode, headers: Record<string, string> = {}): Response {
  const status = errorStatuses[name]
  const body: ErrorAnswer = { data: null, error: { status, name, message: name, details: {} } }
  return answer(status, JSON.stringify(body), headers)
}

function answer(status: number, text: string, headers: Record<string, string>): Response {
  const own = { "Content-Type": "application/json; charset=utf-8", "Cache-Control": "no-store" }
  return new Response(text, { status, headers: { ...own, ...headers } })
}
