import { errorTexts } from "@wara/domain/error-texts"
import type { MiddlewareHandler } from "hono"
import type { WebEnv } from "./web-context.ts"

const methods = ["GET", "HEAD", "POST"]

/** Pages are read and forms are posted; nothing else happens here. */
export const allowedMethods: MiddlewareHandler<WebEnv> = async (c, next) => {
  if (methods.includes(c.req.method)) return next()
  return c.text(errorTexts.MethodNotAllowedError, 405, { Allow: methods.join(", ") })
}
