import type { Database } from "../../../database/database.ts"
import { findSimilarNames } from "../duplicates-store.ts"
import { findUncompared, storeSimilarNames } from "../review-store.ts"

/** Submissions of one run; the next, a minute later, continues. */
const maxCompared = 100

/**
 * Stores for each new submission the ads with a similar name, so that the review desk need not
 * search for them. Until then the desk does; ads that come later are found by their own submission.
 */
export async function compareSubmissions(database: Database, signal: AbortSignal): Promise<number> {
  const submissions = await findUncompared(database, maxCompared)
  for (const { adId, content, id } of submissions) {
    if (signal.aborted) break
    await storeSimilarNames(database, id, await findSimilarNames(database, { id: adId, content }))
  }
  return submissions.length
}
