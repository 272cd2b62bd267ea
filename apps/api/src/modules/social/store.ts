import type { SocialProvider } from "@wara/domain/accounts/social-log-in"
import { and, eq, gt, isNull } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { lockUser, type StoredUser } from "../../database/lock-user.ts"
import { identities, oneTimeTokens, socialAttempts, users } from "../../database/schema/accounts.ts"

type Attempt = {
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

export type Person = Pick<StoredUser, "id" | "confirmedAt" | "blockedAt" | "deletedAt">

const columns = {
  id: users.id,
  confirmedAt: users.confirmedAt,
  blockedAt: users.blockedAt,
  deletedAt: users.deletedAt,
}

/** The person linked to a provider identity; null when it is unknown. */
export async function findByIdentity(
  database: Database,
  identity: { provider: SocialProvider; subject: string },
): Promise<Person | null> {
  const [person] = await database
    .select(columns)
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(
      and(eq(identities.provider, identity.provider), eq(identities.subject, identity.subject)),
    )
  return person ?? null
}

/** Links a provider identity to a person; returns false when either side is linked already. */
export async function insertIdentity(
  transaction: Database,
  identity: { userId: number; provider: SocialProvider; subject: string },
): Promise<boolean> {
  const { rowCount } = await transaction.insert(identities).values(identity).onConflictDoNothing()
  return rowCount === 1
}

const purposes = { google: "google_login", facebook: "facebook_login" } as const

/** Stores the code that the site exchanges for a session, and deletes the person's older ones. */
export async function insertCode(
  transaction: Database,
  code: {
    userId: number
    provider: SocialProvider
    tokenHash: Buffer
    bindingHash: Buffer | null
    expiresAt: Date
  },
  now: Date,
): Promise<void> {
  const { provider, ...values } = code
  const purpose = purposes[provider]
  await transaction
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, code.userId), eq(oneTimeTokens.purpose, purpose)))
  await transaction.insert(oneTimeTokens).values({ ...values, purpose, createdAt: now })
}

/**
 * Uses a code up and returns the id of its person; null when it was used, has expired, belongs to
 * another provider or was made for another browser. Locks the person until the transaction ends.
 */
export async function useCode(
  transaction: Database,
  code: { provider: SocialProvider; tokenHash: Buffer; bindingHash: Buffer | null },
  now: Date,
): Promise<Person | null> {
  const { bindingHash } = oneTimeTokens
  const usable = and(
    eq(oneTimeTokens.tokenHash, code.tokenHash),
    eq(oneTimeTokens.purpose, purposes[code.provider]),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
    code.bindingHash === null ? isNull(bindingHash) : eq(bindingHash, code.bindingHash),
  )
  const [found] = await transaction
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(usable)
  const person = found ? await lockUser(transaction, { id: found.userId }) : null
  if (person === null) return null
  const { rowCount } = await transaction.update(oneTimeTokens).set({ usedAt: now }).where(usable)
  return rowCount === 1 ? person : null
}
