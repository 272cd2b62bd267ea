import { countCall } from "../access/rate-counter-store.ts"
import type { Database } from "../database/database.ts"
import { recordAction } from "./record-action.ts"

/** Twenty pages of a list: more than a day's work looks at in an hour. */
const many = 500
const windowSeconds = 3_600

/**
 * Counts the records about people that somebody of the team reads, in lists or one by one. The audit trail says when
 * they become many in an hour, and again each time that as many more follow.
 */
export async function recordBulkReading(
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
