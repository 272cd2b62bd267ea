import { and, eq, gt, inArray, isNull } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { oneTimeTokens, users } from "../../database/schema/accounts.ts"

export const endLinkPurposes = ["renew_ad", "sold_ad"] as const

export type EndLinkPurpose = (typeof endLinkPurposes)[number]

export type EndLink = { id: number; purpose: EndLinkPurpose; adId: number; ownerId: number }

export async function insertEndLink(
  transaction: Database,
  link: {
    userId: number
    adId: number
    purpose: EndLinkPurpose
    tokenHash: Buffer
    createdAt: Date
    expiresAt: Date
  },
): Promise<void> {
  await transaction.insert(oneTimeTokens).values(link)
}

/** The link of a valid code of an open account; null for any other. */
export async function findEndLink(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<EndLink | null> {
  const [link] = await database
    .select({
      id: oneTimeTokens.id,
      purpose: oneTimeTokens.purpose,
      adId: oneTimeTokens.adId,
      ownerId: oneTimeTokens.userId,
    })
    .from(oneTimeTokens)
    .innerJoin(users, eq(users.id, oneTimeTokens.userId))
    .where(
      and(
        eq(oneTimeTokens.tokenHash, tokenHash),
        isNull(oneTimeTokens.usedAt),
        gt(oneTimeTokens.expiresAt, now),
        isNull(users.blockedAt),
        isNull(users.deletedAt),
      ),
    )
  const purpose = endLinkPurposes.find((known) => known === link?.purpose)
  if (!link || purpose === undefined || link.adId === null) return null
  return { ...link, purpose, adId: link.adId }
}

/** Consumes a link; false when it was used, also when another request is using it now. */
export async function useEndLink(transaction: Database, id: number, now: Date): Promise<boolean> {
  const { rowCount } = await transaction
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(and(eq(oneTimeTokens.id, id), isNull(oneTimeTokens.usedAt)))
  return rowCount === 1
}

/** Makes links of these purposes valid again that became invalid at this instant. */
export async function reopenEndLinks(
  transaction: Database,
  adId: number,
  reopened: readonly EndLinkPurpose[],
  usedAt: Date,
): Promise<void> {
  await transaction
    .update(oneTimeTokens)
    .set({ usedAt: null })
    .where(
      and(
        eq(oneTimeTokens.adId, adId),
        inArray(oneTimeTokens.purpose, [...reopened]),
        eq(oneTimeTokens.usedAt, usedAt),
      ),
    )
}

export async function spendEndLinks(
  transaction: Database,
  adId: number,
  spent: readonly EndLinkPurpose[],
  now: Date,
): Promise<void> {
  await transaction
    .update(oneTimeTokens)
    .set({ usedAt: now })
    .where(
      and(
        eq(oneTimeTokens.adId, adId),
        inArray(oneTimeTokens.purpose, [...spent]),
        isNull(oneTimeTokens.usedAt),
      ),
    )
}
