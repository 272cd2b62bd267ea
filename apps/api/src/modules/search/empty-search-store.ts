import { maxEmptySearches } from "@wara/domain/search/empty-search"
import { chileanDay } from "@wara/domain/site/chilean-dates"
import { and, eq, lt, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { type Batches, deleteInBatches } from "../../database/delete-in-batches.ts"
import { emptySearches } from "../../database/schema/administration.ts"

/** Counts a search without results; new texts are only added while the day's limit allows. */
export async function countEmptySearch(database: Database, text: string, now: Date): Promise<void> {
  const day = chileanDay(now)
  const { rowCount } = await database
    .update(emptySearches)
    .set({ count: sql`${emptySearches.count} + 1` })
    .where(and(eq(emptySearches.day, day), eq(emptySearches.text, text)))
  if (rowCount !== 0) return
  if ((await database.$count(emptySearches, eq(emptySearches.day, day))) >= maxEmptySearches) return
  await database
    .insert(emptySearches)
    .values({ day, text })
    .onConflictDoUpdate({
      target: [emptySearches.day, emptySearches.text],
      set: { count: sql`${emptySearches.count} + 1` },
    })
}

export async function deleteEmptySearches(
  database: Database,
  before: Date,
  batches?: Batches,
): Promise<void> {
  const due = lt(emptySearches.day, chileanDay(before))
  await deleteInBatches(database, emptySearches, due, batches)
}
