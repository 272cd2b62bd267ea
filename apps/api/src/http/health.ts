import { DomainError } from "@wara/domain/errors"
import { z } from "zod"
import type { App, AppContext } from "../app-context.ts"
import { errorResponses } from "./error-responses.ts"

const answer = z.object({ status: z.literal("ok") })

/** `/health`: the process is alive. `/ready`: it can accept work, because its database answers. */
export function registerHealth(app: App, { pool }: AppContext): void {
  app.get(
    "/health",
    {
      schema: {
        summary: "Liveness probe of the process",
        tags: ["operation"],
        response: { 200: answer },
      },
    },
    async () => ({ status: "ok" as const }),
  )
  app.get(
    "/ready",
    {
      schema: {
        summary: "Readiness probe of the database",
        tags: ["operation"],
        response: { 200: answer, ...errorResponses(503) },
      },
    },
    async () => {
      await pool.query("select 1").catch(() => {
        throw new DomainError("ServiceUnavailableError", "The database does not respond")
      })
      return { status: "ok" as const }
    },
  )
}
