import type { MiddlewareHandler } from "hono"
import { isbot } from "isbot"
import {
  errorDescription,
  errorMessage,
  errorTitle,
  errorPageTexts as texts,
} from "../app/features/errors/texts.ts"
import type { WebEnv } from "./web-context.ts"

/**
 * Whether a user agent belongs to a program. Headless browsers are not included: they make pictures
 * and documents for people.
 */
function isProgram(userAgent: string | undefined): boolean {
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

const styles =
  "body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem}" +
  ":root{color-scheme:light dark}a{display:inline-block;padding:.6rem 0;margin-right:1.5rem}"

/** The texts are constants without characters that need escaping. */
function documentOf(status: number): string {
  const title = errorTitle(status, errorMessage(status, ""))
  return `<!doctype html><html lang="es-CL"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex, nofollow"><title>${title}</title><style>${styles}</style></head><body><main><h1>${title}</h1><p>${errorDescription(status)}</p><p><a href="">${texts.tryAgain}</a><a href="/">${texts.home}</a></p></main></body></html>`
}

/**
 * Replaces the server's one-sentence errors by a small HTML page for people, when the site cannot
 * or must not be rendered: on overload, or for a method that does not exist here. It has no
 * dependencies that could fail as well.
 */
export const errorDocuments: MiddlewareHandler<WebEnv> = async (c, next) => {
  await next()
  const { status, headers: given, body } = c.res
  const isSentence = given.get("content-type")?.startsWith("text/plain") ?? false
  const isPerson =
    (c.req.header("accept") ?? "").includes("text/html") && !isProgram(c.req.header("user-agent"))
  if (status < 400 || !isSentence || !isPerson) return
  const headers = new Headers(given)
  headers.delete("Content-Length")
  headers.delete("Content-Encoding")
  headers.set("Content-Type", "text/html; charset=utf-8")
  await body?.cancel()
  // The original response is dropped first: Hono would otherwise merge its headers with ours.
  c.res = undefined
  c.res = new Response(c.req.method === "HEAD" ? null : documentOf(status), { status, headers })
}
