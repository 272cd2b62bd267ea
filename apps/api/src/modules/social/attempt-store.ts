import type { SocialProvider } from "@wara/domain/accounts/social-log-in"
import { and, eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { socialAttempts } from "../../database/schema/accounts.ts"

export type Attempt = {
  provider: SocialProvider
  stateHash: Buffer
  codeVerifier: string
  nonce: string
  bindingHash: Buffer | null
  expiresAt: Date
}

/** Stores an attempt; the account clean-up deletes abandoned ones. */
export async function insertAttempt(
  database: Database,
  attempt: Attempt,
  now: Date,
): Promise<void> {
  await database.insert(socialAttempts).values({ ...attempt, createdAt: now })
}

/**
 * Deletes and returns an attempt, so that it is used only once; null when there is none, or it has
 * expired.
 */
export async function takeAttempt(
  database: Database,
  given: Pick<Attempt, "provider" | "stateHash">,
  now: Date,
): Promise<Attempt | null> {
  const [attempt] = await database
    .delete(socialAttempts)
    .where(
      and(
        eq(socialAttempts.stateHash, given.stateHash),
        eq(socialAttempts.provider, given.provider),
      ),
    )
    .returning()
  return attempt && attempt.expiresAt > now ? attempt : null
}
