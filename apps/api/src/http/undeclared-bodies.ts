import { DomainError, type ErrorDetail } from "@wara/domain/errors"
import type { App } from "../app-context.ts"

/**
 * Answers 400 to a body where none is declared, so that no payload field is dropped silently. An
 * empty object is accepted.
 */
export function refuseUndeclaredBodies(app: App): void {
  app.addHook("preValidation", async ({ body, is404, routeOptions }) => {
    if (is404 || routeOptions.schema?.body || routeOptions.config.takesFiles) return
    if (body === undefined || body === null) return
    const names = typeof body === "object" && !Array.isArray(body) ? Object.keys(body) : null
    if (names?.length === 0) return
    const details: ErrorDetail[] = (names ?? []).map((name) => ({
      path: [name],
      message: "is unknown here",
    }))
    throw new DomainError("ValidationError", "This endpoint accepts no body", details)
  })
}
