import type { AdContent } from "@wara/domain/ads/ad-schema"
import type { Database } from "../../../database/database.ts"
import { findSimilarNames } from "../duplicates-store.ts"
import { findUncompared, storeSimilarNames } from "../review-store.ts"

/** Submissions of one run; the next, a minute later, continues. */
const maxCompared = 100

/**
 * Stores for each new submission the ads with a similar name, which the review desk cannot search for
 * in time.
 */
export async function compareSubmissions(database: Database, signal: AbortSignal): Promise<number> {
  const submissions = await findUncompared(database, maxCompared)
  for (const submission of submissions) {
    if (signal.aborted) break
    await compareNames(database, submission)
  }
  return submissions.length
}

export async function compareNames(
  database: Database,
  { adId, content, id }: { id: number; adId: number; content: AdContent },
): Promise<void> {
  await storeSimilarNames(database, id, await findSimilarNames(database, { id: adId, content }))
}
