import type { App } from "../app-context.ts"

/**
 * One line per request, with the route's pattern, because a typed address may contain a person's
 * name.
 */
export function registerRequestLog(app: App): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id)
  })
  app.addHook("onResponse", async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      "request",
    )
  })
}
