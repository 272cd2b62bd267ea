import type { MiddlewareHandler } from "hono"
import {
  errorDescription,
  errorMessage,
  errorTitle,
  errorPageTexts as texts,
} from "../app/features/errors/texts.ts"
import { isProgram } from "./plain-errors.ts"
import type { WebEnv } from "./web-context.ts"

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
