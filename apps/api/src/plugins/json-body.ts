import type { App } from "../app-context.ts"

/** Escapes of JSON one after the other: whole pairs, then halves without their other half, then the rest. */
const escapes =
  /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|(u[dD][89a-fA-F][\da-fA-F]{2})|.)/gs

/**
 * JSON and nothing else is read. The official client says JSON of a DELETE without a body; an empty
 * body is simply none, and what needs one says so by its schema. Keys that would reach into an
 * object's prototype are refused.
 */
export function readJsonBodies(app: App): void {
  const parse = app.getDefaultJsonParser("error", "error")
  app.removeContentTypeParser("text/plain")
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined)
    else parse(request, withoutHalves(String(body)), done)
  })
}

/**
 * Browsers cut texts between the halves of an emoji when a field is full. PostgreSQL stores no half;
 * the sign for what cannot be read takes its place, and all the rest that was typed is kept.
 */
function withoutHalves(json: string): string {
  return json.replace(escapes, (sign, half?: string) => (half === undefined ? sign : "\\ufffd"))
}
