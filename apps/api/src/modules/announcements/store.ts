import type { CurrentAnnouncement } from "@wara/domain/announcements/announcement"
import { and, desc, gt, inArray, lte, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { announcements } from "../../database/schema/content.ts"

/** The announcements of these audiences at an instant: warnings first, then the newest. */
export async function listCurrent(
  database: Database,
  audiences: readonly CurrentAnnouncement["audience"][],
  now: Date,
): Promise<CurrentAnnouncement[]> {
  const { audience, documentId: id, endsAt, kind, startsAt, text } = announcements
  return database
    .select({ id, kind, text, audience })
    .from(announcements)
    .where(and(lte(startsAt, now), gt(endsAt, now), inArray(audience, [...audiences])))
    .orderBy(desc(sql`${kind} = 'warning'`), desc(startsAt), desc(announcements.id))
}

/**
 * Records which announcements are shown. A trigger reports the changed ones, and so the pages of
 * visitors begin and cease to show them. Returns how many changed.
 */
export async function updateShown(database: Database, now: Date): Promise<number> {
  const { endsAt, shown, startsAt } = announcements
  const at = sql`${now.toISOString()}::timestamptz`
  const isCurrent = sql`(${startsAt} <= ${at} and ${endsAt} > ${at})`
  const { rowCount } = await database
    .update(announcements)
    .set({ shown: isCurrent })
    .where(sql`${shown} <> ${isCurrent}`)
  return rowCount ?? 0
}
