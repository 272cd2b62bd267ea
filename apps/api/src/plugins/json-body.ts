import type { App } from "../app-context.ts"

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
    else parse(request, String(body), done)
  })
}
