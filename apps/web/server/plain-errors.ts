import type { MiddlewareHandler } from "hono"
import { isbot } from "isbot"
import { errorMessage, errorTitle } from "../app/features/errors/texts.ts"
import type { WebEnv } from "./web-context.ts"

/**
 * Whether a user agent belongs to a program. Headless browsers are not included: they make pictures
 * and documents for people.
 */
export function isProgram(userAgent: string | undefined): boolean {
  return isbot(userAgent?.replace("HeadlessChrome/", "Chrome/"))
}

/**
 * Search engines and other programs get an error as status and one sentence, without the page made
 * for people [S6.3]. Cached pages are converted only here, so that neither audience gets the
 * other's version.
 */
export const plainErrors: MiddlewareHandler<WebEnv> = async (c, next) => {
  await next()
  const { status, headers: given, body } = c.res
  const isPage = given.get("content-type")?.startsWith("text/html") ?? false
  if (status < 400 || !isPage || !isProgram(c.req.header("user-agent"))) return
  await body?.cancel()
  const headers = new Headers({
    "Cache-Control": "private, no-store",
    "Content-Type": "text/plain; charset=utf-8",
    Vary: "Cookie, User-Agent",
    "X-Robots-Tag": "noindex",
  })
  const retryAfter = given.get("retry-after")
  if (retryAfter !== null) headers.set("Retry-After", retryAfter)
  const text = c.req.method === "HEAD" ? null : errorTitle(status, errorMessage(status, ""))
  // The original response is dropped first: Hono would otherwise merge its headers with ours.
  c.res = undefined
  c.res = new Response(text, { status, headers })
}
