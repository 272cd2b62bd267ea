import { chileanDay } from "@wara/domain/site/chilean-day"
import { lt, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { emptySearches } from "../../database/schema/administration.ts"

/** Counts a search that found nothing. */
export async function countEmptySearch(database: Database, text: string, now: Date): Promise<void> {
  await database
    .insert(emptySearches)
    .values({ day: chileanDay(now), text })
    .onConflictDoUpdate({
      target: [emptySearches.day, emptySearches.text],
      set: { count: sql`${emptySearches.count} + 1` },
    })
}

/** Deletes what is older than a day. */
export async function deleteEmptySearches(database: Database, before: Date): Promise<void> {
  await database.delete(emptySearches).where(lt(emptySearches.day, chileanDay(before)))
}
