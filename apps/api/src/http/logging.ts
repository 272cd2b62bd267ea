import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import type { FastifyBaseLogger } from "fastify"
import pino from "pino"
import type { App } from "../app-context.ts"
import type { Config } from "../config.ts"

/**
 * Structured logs without personal data: no addresses, queries, bodies or tokens. Of an error only
 * its class, code, text and stack; of a failed statement never its parameters.
 */
export function requestLogging(config: Pick<Config, "logLevel">): FastifyBaseLogger {
  return pino({
    level: config.logLevel,
    base: { service: "api" },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: {
      req: (request: { method?: string; id?: string }) => ({
        id: request.id,
        method: request.method,
      }),
      res: (reply: { statusCode?: number }) => ({ statusCode: reply.statusCode }),
      err: describeError,
    },
  })
}

/**
 * An error in log form. Drizzle's message repeats the parameters, so its cause is logged instead.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!isErrorLike(error)) return { message: "a value that is not an error was thrown" }
  if (error.message.startsWith("Failed query") && error.cause) return describeError(error.cause)
  const { name: type, code, message } = error
  const stack = error.stack?.split("\n").filter((line) => line.startsWith("    at ")) ?? []
  return { type, code, message, stack: stack.join("\n") }
}

type ErrorLike = { message: string; name?: string; code?: unknown; cause?: unknown; stack?: string }

/** Some libraries throw and emit copies of errors that are plain objects. */
function isErrorLike(error: unknown): error is ErrorLike {
  return (
    typeof error === "object" &&
    error !== null &&
    "message" in error &&
    typeof error.message === "string"
  )
}

/** Keeps a valid request id of the caller, so that both logs can be correlated. */
export function nameRequest(request: IncomingMessage): string {
  const given = request.headers["x-request-id"]
  return typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/**
 * One line per request, with the route's pattern, because a typed address may contain a person's
 * name.
 */
export function registerRequestLog(app: App): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id)
    done()
  })
  app.addHook("onResponse", (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? "unknown",
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      "request",
    )
    done()
  })
}
