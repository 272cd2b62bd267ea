import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "./database.ts"
import { readRows } from "./read-rows.ts"

/** Changes that one transaction folds. */
const batchSize = 20_000

/**
 * Moves what changed in the numbers of ads into the stored counts, in batches. Readers see the same
 * numbers before and after; folding keeps what they add up short. Returns the number of changes.
 */
export async function foldAdCounts(database: Database): Promise<number> {
  let total = 0
  for (let folded = batchSize; folded === batchSize; total += folded) {
    const rows = await readRows(
      database,
      z.object({ folded: z.number() }),
      sql`select fold_ad_counts(${batchSize}) as folded`,
    )
    folded = rows[0]?.folded ?? 0
  }
  return total
}
