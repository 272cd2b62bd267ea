import { and, eq, gt, inArray, isNull } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { oneTimeTokens, users } from "../../database/schema/accounts.ts"
import type { LinkPurpose } from "../../queue/enqueue.ts"

type CodePurpose = typeof oneTimeTokens.$inferSelect.purpose

/** Stores the hash of a link's code and deletes the older codes of its purpose. */
export async function replaceLinkCode(
  transaction: Database,
  link: { userId: number; purpose: LinkPurpose; tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  const { userId, purpose, tokenHash, now, expiresAt } = link
  await forgetCodes(transaction, userId, [purpose])
  await transaction
    .insert(oneTimeTokens)
    .values({ userId, purpose, tokenHash, createdAt: now, expiresAt })
}

/** Deletes every code of these purposes issued to a user, used or not. */
export async function forgetCodes(
  transaction: Database,
  userId: number,
  purposes: CodePurpose[],
): Promise<void> {
  await transaction
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.purpose, purposes)))
}

export type GivenCode = { purpose: LinkPurpose; tokenHash: Buffer; now: Date }

const usable = ({ purpose, tokenHash, now }: GivenCode) =>
  and(
    eq(oneTimeTokens.tokenHash, tokenHash),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  )

/** The owner of a valid code, without using it; null for any other code. */
export async function findLinkOwner(
  database: Database,
  code: GivenCode,
): Promise<{ id: number; email: string } | null> {
  const [owner] = await database
    .select({ id: users.id, email: users.email })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(and(usable(code), isNull(users.blockedAt), isNull(users.deletedAt)))
  return owner ?? null
}

/** Consumes a code; false when it is no longer valid, also when another request is using it now. */
export async function useLinkCode(transaction: Database, code: GivenCode): Promise<boolean> {
  const { rowCount } = await transaction
    .update(oneTimeTokens)
    .set({ usedAt: code.now })
    .where(usable(code))
  return rowCount === 1
}
