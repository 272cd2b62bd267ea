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
        summary: "Whether the process lives",
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
        summary: "Whether the database answers",
        tags: ["operation"],
        response: { 200: answer, ...errorResponses(503) },
      },
    },
    async () => {
      await pool.query("select 1").catch(() => {
        throw new DomainError("ServiceUnavailableError", "The database does not answer")
      })
      return { status: "ok" as const }
    },
  )
}
