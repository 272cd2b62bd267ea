import { endLinkDays } from "@wara/domain/ads/ad-term"
import { and, eq, gt, inArray, isNull, type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"
import { oneTimeTokens, users } from "../../database/schema/accounts.ts"
import { adRenewals } from "../../database/schema/ad-terms.ts"
import { startOfDay } from "../../database/start-of-day.ts"

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

export type EndingAd = { id: number; ownerId: number; name: string; expiresAt: Date }

const endingAdRowSchema = z.object({
  id: z.number(),
  owner_id: z.number(),
  name: z.string(),
  expires_at: z.string(),
})

const asEndingAds = (rows: z.infer<typeof endingAdRowSchema>[]): EndingAd[] =>
  rows.map(({ id, name, owner_id, expires_at }) => ({
    id,
    name,
    ownerId: owner_id,
    expiresAt: new Date(expires_at),
  }))

/**
 * Ends a limited number of ads past their last day; their end is the scheduled instant, not the
 * time of this run. Ads that are locked, or whose owners are, are left for the next run.
 */
export async function endExpiredAds(
  transaction: Database,
  now: Date,
  batchSize: number,
): Promise<EndingAd[]> {
  const rows = await readRows(
    transaction,
    endingAdRowSchema,
    sql`
    update ads set state = 'expired', ended_at = expires_at
    where id in (
      select ads.id from ads join users on users.id = ads.owner_id
      where ads.state = 'active' and ads.expires_at <= ${now.toISOString()}::timestamptz
      order by ads.expires_at limit ${batchSize} for no key update of users, ads skip locked)
    returning id, owner_id, name, expires_at`,
  )
  return asEndingAds(rows)
}

/**
 * Ads that end before an instant, had a longer term than that, and whose owners were not warned
 * yet. Marks them as warned.
 */
export function recordEnding(
  transaction: Database,
  { days, now, until }: { now: Date; until: Date; days: number },
  maxOwners: number,
): Promise<EndingAd[]> {
  const due = sql`ads.state = 'active' and ads.expires_at > ${now.toISOString()}::timestamptz
    and ads.expires_at <= ${until.toISOString()}::timestamptz and ads.days > ${days}`
  return recordNotices(transaction, { kind: "ending", due, now, maxOwners })
}

/**
 * Ended ads whose owners were not notified yet, while a link to renew them would still be valid.
 * Marks them as notified.
 */
export function recordEnded(
  transaction: Database,
  now: Date,
  maxOwners: number,
): Promise<EndingAd[]> {
  const due = sql`ads.state = 'expired'
    and ads.expires_at > ${now.toISOString()}::timestamptz - make_interval(days => ${endLinkDays})`
  return recordNotices(transaction, { kind: "ended", due, now, maxOwners })
}

/**
 * All due ads of a limited number of owners, each once. An owner notified today waits until
 * tomorrow: an owner of forty machines gets one mail a day, not forty.
 */
async function recordNotices(
  transaction: Database,
  wanted: { kind: "ending" | "ended"; due: SQL; now: Date; maxOwners: number },
): Promise<EndingAd[]> {
  const { due, kind, maxOwners } = wanted
  const now = wanted.now.toISOString()
  const rows = await readRows(
    transaction,
    endingAdRowSchema,
    sql`
    with due as (
      select ads.id, ads.owner_id, ads.name, ads.expires_at from ads
      where ${due} and not exists (select from ad_end_notices notice
        where notice.ad_id = ads.id and notice.kind = ${kind} and notice.expires_at = ads.expires_at)
    ), owners as (
      select owner_id from due where not exists (
        select from ad_end_notices notice join ads on ads.id = notice.ad_id
        where ads.owner_id = due.owner_id and notice.kind = ${kind}
          and notice.notified_at >= ${startOfDay(now)} and notice.notified_at <= ${now}::timestamptz)
      group by owner_id order by min(expires_at) limit ${maxOwners}
    ), noted as (
      insert into ad_end_notices (ad_id, kind, expires_at, notified_at)
      select id, ${kind}, expires_at, ${now}::timestamptz from due join owners using (owner_id)
      on conflict do nothing returning ad_id
    )
    select due.* from due join noted on noted.ad_id = due.id order by due.expires_at, due.id`,
  )
  return asEndingAds(rows)
}

export async function wasRenewed(database: Database, adId: number, key: string): Promise<boolean> {
  const same = and(eq(adRenewals.adId, adId), eq(adRenewals.idempotencyKey, key))
  return (await database.$count(adRenewals, same)) > 0
}

export async function insertRenewal(
  transaction: Database,
  renewal: typeof adRenewals.$inferInsert,
): Promise<void> {
  await transaction.insert(adRenewals).values(renewal)
}
