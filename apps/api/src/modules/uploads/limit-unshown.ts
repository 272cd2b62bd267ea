import type { Database } from "../../database/database.ts"
import { RateLimitError } from "../../plugins/rate-limit-error.ts"
import { countUnshown } from "./store.ts"

/** Pictures of a person that may wait to be shown: ten ads with all theirs. */
const mostUnshown = 120

/** The clean-up comes every hour. */
const hour = 3600

/**
 * Refuses more pictures from who has many that nothing shows: they cost room for a day each. Throws
 * RateLimitError.
 */
export async function limitUnshown(database: Database, ownerId: number): Promise<void> {
  if ((await countUnshown(database, ownerId)) >= mostUnshown) throw new RateLimitError(hour)
}
