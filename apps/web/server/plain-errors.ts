import type { MiddlewareHandler } from "hono"
import { isbot } from "isbot"
import { errorMessage, errorTitle } from "../app/features/errors/error-page-texts.ts"
import type { WebEnv } from "./web-context.ts"

/**
 * Whether a browser's name is that of a program. One without a window makes pictures and papers for
 * people: what it shows is meant to be seen.
 */
export function isProgram(userAgent: string | undefined): boolean {
  return isbot(userAgent?.replace("HeadlessChrome/", "Chrome/"))
}

/**
 * Search engines and other programs get an error as it is, status and one sentence, without the page
 * that is made for people (spec §6). What visitors share is kept as the page and only said differently
 * here, so that neither gets what is the other's.
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
  // What is there is dropped first: its headers would be joined with ours.
  c.res = undefined
  c.res = new Response(text, { status, headers })
}
