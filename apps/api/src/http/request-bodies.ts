import { DomainError, type ErrorDetail } from "@wara/domain/errors"
import type { App } from "../app-context.ts"

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route accepts photographs, which take minutes on slow connections. */
    takesFiles?: true
  }
}

/**
 * Milliseconds that a body may take to arrive; the server's own timeout cannot differ per route.
 */
export const maxArrivalMs = { text: 30_000, files: 300_000 }

/** Aborts requests whose body takes longer than the route allows. */
export function limitArrival(app: App, timeoutMs = maxArrivalMs): void {
  app.addHook("onRequest", ({ raw, headers, routeOptions }, _reply, done) => {
    const hasBody = "content-length" in headers || "transfer-encoding" in headers
    if (!hasBody || routeOptions.config.takesFiles) return done()
    const timer = setTimeout(() => raw.destroy(), timeoutMs.text)
    raw.once("end", () => clearTimeout(timer)).once("close", () => clearTimeout(timer))
    done()
  })
}

/**
 * Matches consecutive JSON escapes: first whole surrogate pairs, then unpaired surrogates, then the
 * rest.
 */
const escapes =
  /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs

/**
 * Only JSON bodies are parsed. The official client sends the JSON content type with a DELETE
 * without a body; an empty body counts as none, and routes that need one require it in their
 * schema. Keys that would reach into an object's prototype are refused.
 */
export function readJsonBodies(app: App): void {
  app.removeContentTypeParser("text/plain")
  readJsonOfShape(app, null)
}

/** Reads the JSON bodies of `app`; what does not match the shape is refused before it is parsed. */
export function readJsonOfShape(app: App, shape: RegExp | null): void {
  const parse = app.getDefaultJsonParser("error", "error")
  if (shape !== null) app.removeContentTypeParser("application/json")
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = String(body)
    if (text === "") done(null, undefined)
    else if (shape?.test(text) === false) done(new DomainError("ValidationError", "Wrong shape"))
    else parse(request, withoutHalves(text), done)
  })
}

/**
 * Browsers may cut an emoji between its surrogates when a field is full. PostgreSQL cannot store an
 * unpaired surrogate, so it is replaced by U+FFFD and the rest of the text is kept.
 */
function withoutHalves(json: string): string {
  return json.replace(escapes, (sign, half?: string) => (half === undefined ? sign : "\\ufffd"))
}

/**
 * Answers 400 to a body where none is declared, so that no payload field is dropped silently. An
 * empty object is accepted.
 */
export function refuseUndeclaredBodies(app: App): void {
  app.addHook("preValidation", ({ body, is404, routeOptions }, _reply, done) => {
    if (body === undefined || body === null) return done()
    if (is404 || routeOptions.schema?.body || routeOptions.config.takesFiles) return done()
    const names = typeof body === "object" && !Array.isArray(body) ? Object.keys(body) : null
    if (names?.length === 0) return done()
    const details: ErrorDetail[] = (names ?? []).map((name) => ({
      path: [name],
      message: "is unknown here",
    }))
    throw new DomainError("ValidationError", "This endpoint accepts no body", details)
  })
}
