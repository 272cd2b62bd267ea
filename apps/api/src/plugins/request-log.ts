import type { App } from "../app-context.ts"

/** One line a request, by its route's pattern: an address that was typed may name a person. */
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
