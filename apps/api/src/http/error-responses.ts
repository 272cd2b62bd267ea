import { errorAnswerSchema } from "@wara/contract/answer"
import type { App } from "../app-context.ts"

type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 429 | 503

export function errorResponses<Status extends ErrorStatus>(...statuses: Status[]) {
  return Object.fromEntries(statuses.map((status) => [status, errorAnswerSchema])) as Record<
    Status,
    typeof errorAnswerSchema
  >
}

/**
 * Refuses, at start-up, routes without a response schema: only declared fields may leave
 * (docs/security.md). Routes of libraries and streams opt out with `schema.hide`.
 */
export function requireResponseSchemas(app: App): void {
  app.addHook("onRoute", (route) => {
    const hidden = route.schema && "hide" in route.schema && route.schema.hide === true
    if (hidden || route.schema?.response) return
    throw new Error(`${String(route.method)} ${route.url} has no response schema`)
  })
}
