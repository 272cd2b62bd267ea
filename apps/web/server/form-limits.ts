import { errorTexts } from "@wara/domain/error-texts"
import { paths } from "@wara/domain/site/paths"
import { maxUploadBytes } from "@wara/domain/site/upload-rules"
import type { MiddlewareHandler } from "hono"
import { bodyLimit } from "hono/body-limit"
import type { Config } from "../app/config.server.ts"
import { sessionToken } from "./caller.ts"
import type { WebEnv } from "./web-context.ts"

/** Maximum size of a form body, in bytes: nearly all forms are short texts. */
export const maxTextBytes = 64 * 1024

/** Pages whose form uploads a picture when JavaScript is off. */
const pagesWithPicture = new Set<string>([paths.accountAvatar, paths.accountCover])

/** Whether posts to a path may contain a photo, which takes minutes on slow connections. */
function takesPicture(path: string): boolean {
  return path === paths.uploads || pagesWithPicture.has(path)
}

/**
 * Refuses forms that are too large; a form with a picture requires a session and has its own limit.
 */
export function limitForms(config: Config): MiddlewareHandler<WebEnv> {
  const onError = () =>
    new Response(errorTexts.PayloadTooLargeError, {
      status: 413,
      headers: { "Content-Type": "text/plain; charset=utf-8" },
    })
  const texts = bodyLimit({ maxSize: maxTextBytes, onError })
  const pictures = bodyLimit({ maxSize: maxUploadBytes + maxTextBytes, onError })
  return (c, next) => {
    const isLarge = pagesWithPicture.has(c.req.path) && c.req.header("content-length") !== undefined
    return isLarge && sessionToken(c, config) !== null ? pictures(c, next) : texts(c, next)
  }
}

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
