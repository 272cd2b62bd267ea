import { DomainError, type ErrorDetail } from "@wara/domain/errors"
import { z } from "zod"
import type { App, AppContext } from "../app-context.ts"
import { latestMigration, newestMigration } from "../database/apply-migrations.ts"
import { errorResponses } from "./error-responses.ts"

const answer = z.object({ status: z.literal("ok") })

/**
 * `/health`: the process is alive. `/ready`: it should get requests, because its database answers
 * and has the migrations of this release, its jobs could be started [B9.31], and it is not about to stop [B9.20].
 */
export function registerHealth(app: App, { shares, drain, jobs }: AppContext): void {
  const wanted = newestMigration()
  // So that no proxy is about to use a connection when it is closed at the end of the drain.
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (drain.isDraining) reply.header("connection", "close")
    done()
  })
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
          "Readiness probe: database, its migrations, jobs, and whether the server is about to stop",
        tags: ["operation"],
        response: { 200: answer, ...errorResponses(503) },
      },
    },
    async () => {
      if (drain.isDraining) throw unready("The server is about to stop", [stillServing])
      const applied = await latestMigration(shares.sessions.pool).catch(() => {
        throw unready("The database does not respond")
      })
      if ((applied ?? 0) < wanted) throw unready("The database lacks migrations of this release")
      if (jobs.haveFailed) throw unready("The jobs could not be started")
      return { status: "ok" as const }
    },
  )
}

const unready = (reason: string, details: ErrorDetail[] = []) =>
  new DomainError("ServiceUnavailableError", reason, details)

/** A web server stays ready meanwhile: what it calls is answered [B9.16]. */
const stillServing = { path: ["drain"], message: "Calls are still answered" }
