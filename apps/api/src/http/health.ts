import { DomainError } from "@wara/domain/errors"
import { z } from "zod"
import type { App, AppContext } from "../app-context.ts"
import { newestMigration } from "../database/apply-migrations.ts"
import type { Pool } from "../database/database.ts"
import { errorResponses } from "./error-responses.ts"

const answer = z.object({ status: z.literal("ok") })

/**
 * `/health`: the process is alive. `/ready`: it should get requests, because its database answers
 * and has the migrations of this release, and it is not about to stop [B9.20].
 */
export function registerHealth(app: App, { shares, drain }: AppContext): void {
  const wanted = newestMigration()
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
        summary:
          "Readiness probe: database, its migrations, and whether the server is about to stop",
        tags: ["operation"],
        response: { 200: answer, ...errorResponses(503) },
      },
    },
    async () => {
      if (drain.isDraining) throw unready("The server is about to stop")
      const applied = await readAppliedMigration(shares.sessions.pool).catch(() => {
        throw unready("The database does not respond")
      })
      if (applied < wanted) throw unready("The database lacks migrations of this release")
      return { status: "ok" as const }
    },
  )
}

const unready = (reason: string) => new DomainError("ServiceUnavailableError", reason)

/** When the newest migration of a database was written, in milliseconds; 0 without any. */
async function readAppliedMigration(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ latest: string | null }>(
    "select max(created_at)::text as latest from drizzle.__drizzle_migrations",
  )
  return Number(rows[0]?.latest ?? 0)
}
