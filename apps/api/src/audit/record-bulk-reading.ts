import { hours, inSeconds } from "@wara/domain/time"
import type { FastifyRequest } from "fastify"
import { countCall } from "../access/rate-counter-store.ts"
import { requireStaff } from "../access/require-role.ts"
import type { Database } from "../database/database.ts"
import { recordAction } from "./record-action.ts"

/** Twenty pages of a list: more than a team member normally reads in an hour. */
const many = 500
const windowSeconds = inSeconds(hours(1))

/**
 * Counts the personal records a team member reads, in lists or one by one. Writes an audit entry
 * when the count exceeds the threshold within an hour, and again for every further multiple of it.
 */
async function recordBulkReading(
  database: Database,
  reading: { actorId: number; what: "users" | "orders"; records: number },
): Promise<void> {
  const { actorId, records, what } = reading
  if (records === 0) return
  await database.transaction(async (transaction) => {
    const key = `bulk-reading:${what}:${actorId}`
    const { count } = await countCall(transaction, key, windowSeconds, records)
    if (Math.floor(count / many) === Math.floor((count - records) / many)) return
    await recordAction(transaction, {
      actorId,
      action: `${what}.read-many`,
      subject: { kind: what, id: "", name: "" },
      before: null,
      after: { count },
    })
  })
}

/** Counts how many personal records of a collection the team reads. */
export const countReads = (database: Database, what: "users" | "orders") => ({
  beforeAnswer: (request: FastifyRequest, records: number) =>
    recordBulkReading(database, { actorId: requireStaff(request).id, what, records }),
})
