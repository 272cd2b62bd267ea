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
export function takesPicture(path: string): boolean {
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
