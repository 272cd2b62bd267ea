import { and, eq, gt, inArray, isNull } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { oneTimeTokens, users } from "../../database/schema/accounts.ts"
import type { LinkPurpose } from "../../queue/queue-link-request.ts"

type CodePurpose = typeof oneTimeTokens.$inferSelect.purpose

/** Stores a link's code by its hash and forgets the older ones of its purpose. */
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

/** Forgets every code of these purposes that a person was given, used or not. */
export async function forgetCodes(
  transaction: Database,
  userId: number,
  purposes: CodePurpose[],
): Promise<void> {
  await transaction
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), inArray(oneTimeTokens.purpose, purposes)))
}

/** A code as it came back from an e-mail. */
export type GivenCode = { purpose: LinkPurpose; tokenHash: Buffer; now: Date }

const usable = ({ purpose, tokenHash, now }: GivenCode) =>
  and(
    eq(oneTimeTokens.tokenHash, tokenHash),
    eq(oneTimeTokens.purpose, purpose),
    isNull(oneTimeTokens.usedAt),
    gt(oneTimeTokens.expiresAt, now),
  )

/** Whose a code is that still works, without using it; null for any other. */
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

/** Uses a code up; false when it does not work any more, also when another call is using it now. */
export async function useLinkCode(transaction: Database, code: GivenCode): Promise<boolean> {
  const { rowCount } = await transaction
    .update(oneTimeTokens)
    .set({ usedAt: code.now })
    .where(usable(code))
  return rowCount === 1
}
