import type { SocialProvider } from "@wara/domain/accounts/social-log-in"
import { and, eq, gt, isNull } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { lockUser } from "../../database/lock-user.ts"
import { oneTimeTokens } from "../../database/schema/accounts.ts"
import type { Person } from "./person-store.ts"

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
