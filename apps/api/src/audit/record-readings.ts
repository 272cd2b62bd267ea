import type { FastifyRequest } from "fastify"
import { z } from "zod"
import type { App } from "../app-context.ts"
import type { Database } from "../database/database.ts"
import { auditEntries } from "../database/schema/administration.ts"

/**
 * Records every reading of the team in the audit trail before its answer leaves [B8.35]. A call of
 * the panel is recorded unless its route says why not, so that none is forgotten; an answer whose
 * entry cannot be written is not sent.
 */
export function recordReadings(api: App, database: Database): void {
  api.decorateRequest("reading", null)
  api.addHook("onSend", (request, reply, _payload, done) => {
    const { viewer } = request
    const reads = request.method === "GET" || request.method === "HEAD"
    if (viewer === null || !reads || reply.statusCode !== 200) return done()
    const { unrecordedReading } = request.routeOptions.config
    const place = placeOf(request.routeOptions.url ?? "")
    if (place === null || unrecordedReading !== undefined) return done()
    const id = subjectId(request)
    database
      .insert(auditEntries)
      .values({
        kind: "reading",
        actorId: viewer.id,
        action: id === "" ? "records.list" : "record.read",
        subjectKind: place.resource,
        subjectId: id,
        after: { ...place.part, ...request.reading, request: request.id },
      })
      .then(() => done(), done)
  })
}

/** "users" and "related" of "/api/admin/users/:id/related"; null outside the panel. */
function placeOf(pattern: string) {
  const [, path] = pattern.split("/admin/")
  if (path === undefined) return null
  const [resource = "", ...rest] = path.split("/").filter((segment) => !segment.startsWith(":"))
  return { resource, part: rest.length === 0 ? {} : { part: rest.join("/") } }
}

const paramsSchema = z.object({ id: z.coerce.string(), key: z.string() }).partial()

function subjectId(request: FastifyRequest): string {
  const params = paramsSchema.safeParse(request.params)
  return params.success ? (params.data.id ?? params.data.key ?? "") : ""
}
