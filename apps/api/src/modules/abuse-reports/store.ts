import { type AbuseSubject, abuseReasons } from "@wara/domain/abuse/abuse-report"
import {
  releasedAdDays,
  trustedAccountDays,
  type WeighedReport,
} from "@wara/domain/abuse/report-weight"
import { isPublicAd } from "@wara/domain/ads/ad-term"
import { days } from "@wara/domain/time"
import { and, asc, desc, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import { isPublicAdSql } from "../../collections/public-ad-sql.ts"
import type { Database } from "../../database/database.ts"
import { type Batches, deleteInBatches } from "../../database/delete-in-batches.ts"
import { readRows } from "../../database/read-rows.ts"
import { abuseReports } from "../../database/schema/abuse-reports.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import type { AbuseMeasure } from "../../emails/abuse-letters.ts"

export type StoredAbuseReport = typeof abuseReports.$inferSelect

/** A reported ad or seller, by the column that refers to it. */
export type AbuseSubjectKey = Pick<StoredAbuseReport, "adId" | "sellerId">

/** A public ad by its slug, or a public seller by the username, with the owner; null otherwise. */
export async function findSubject(
  database: Database,
  { key, subject }: { subject: AbuseSubject; key: string },
): Promise<(AbuseSubjectKey & { ownerId: number }) | null> {
  if (subject === "ad") {
    const [ad] = await database
      .select({ id: ads.id, ownerId: ads.ownerId })
      .from(ads)
      .where(and(eq(ads.slug, key), isPublicAdSql(sql`ads`)))
    return ad ? { adId: ad.id, sellerId: null, ownerId: ad.ownerId } : null
  }
  const isShown = and(eq(users.pro, true), isNull(users.blockedAt), isNull(users.dataBlockedAt))
  const [seller] = await database
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.username, key), isShown, isNull(users.deletedAt)))
  return seller ? { adId: null, sellerId: seller.id, ownerId: seller.id } : null
}

/**
 * Stores a report; false when its key was already used, or the account has an open report about the
 * same subject, also by a concurrent call.
 */
export async function insertReport(
  transaction: Database,
  report: typeof abuseReports.$inferInsert,
): Promise<boolean> {
  const stored = await transaction
    .insert(abuseReports)
    .values(report)
    .onConflictDoNothing()
    .returning({ id: abuseReports.id })
  return stored.length > 0
}

/** The report that was sent with a key; null for an unknown one. */
export async function findReportByKey(
  database: Database,
  key: string,
): Promise<StoredAbuseReport | null> {
  const same = eq(abuseReports.idempotencyKey, key)
  const [found] = await database.select().from(abuseReports).where(same)
  return found ?? null
}

const isAbout = ({ adId, sellerId }: AbuseSubjectKey): SQL | undefined =>
  adId === null ? eq(abuseReports.sellerId, sellerId ?? 0) : eq(abuseReports.adId, adId)

export async function findReport(
  database: Database,
  id: number,
): Promise<StoredAbuseReport | null> {
  const [found] = await database.select().from(abuseReports).where(eq(abuseReports.id, id))
  return found ?? null
}

/** Every report about a subject, newest first. */
export function listReportsAbout(
  database: Database,
  subject: AbuseSubjectKey,
): Promise<StoredAbuseReport[]> {
  return database.select().from(abuseReports).where(isAbout(subject)).orderBy(desc(abuseReports.id))
}

/** The open reports about a subject, locked until the transaction ends. */
export function lockOpenReports(
  transaction: Database,
  subject: AbuseSubjectKey,
): Promise<StoredAbuseReport[]> {
  return transaction
    .select()
    .from(abuseReports)
    .where(and(isAbout(subject), eq(abuseReports.state, "open")))
    .orderBy(asc(abuseReports.id))
    .for("no key update")
}

const weighedSchema = z.object({
  reason: z.enum(abuseReasons),
  reporter_id: z.number().nullable(),
  email: z.string().nullable(),
  network: z.string(),
  account_since: z.string().nullable(),
  upheld: z.number(),
  dismissed: z.number(),
})

/**
 * Open reports of an ad that count since the team released it, with the age of each sender's
 * confirmed account and how its earlier reports were decided. What anybody can send, without an
 * account or with a new one, does not count in the first days after a release.
 */
export async function listWeighedReports(
  transaction: Database,
  adId: number,
  since: Date | null,
): Promise<WeighedReport[]> {
  const all = since ?? new Date(0)
  const ofAll = since === null ? all : new Date(since.getTime() + days(releasedAdDays))
  const rows = await readRows(
    transaction,
    weighedSchema,
    sql`
    select report.reason::text as reason, report.reporter_id, report.email,
      encode(report.network_hash, 'hex') as network,
      case when users.confirmed_at is not null then users.created_at end as account_since,
      past.upheld, past.dismissed
    from abuse_reports as report left join users on users.id = report.reporter_id
      cross join lateral (
        select (count(*) filter (where state = 'upheld'))::int as upheld,
          (count(*) filter (where state = 'dismissed'))::int as dismissed
        from abuse_reports as other
        where other.reporter_id = report.reporter_id) as past
    where report.ad_id = ${adId} and report.state = 'open'
      and report.created_at > ${all.toISOString()}::timestamptz
      and (report.created_at > ${ofAll.toISOString()}::timestamptz
        or (users.confirmed_at is not null and users.created_at
          <= report.created_at - make_interval(days => ${trustedAccountDays}::int)))
    order by report.id`,
  )
  return rows.map(({ account_since, reporter_id, ...report }) => ({
    ...report,
    reporterId: reporter_id,
    accountSince: account_since === null ? null : new Date(account_since),
  }))
}

export async function updateReport(
  transaction: Database,
  id: number,
  set: Pick<StoredAbuseReport, "state" | "decidedAt" | "decidedBy">,
): Promise<void> {
  await transaction.update(abuseReports).set(set).where(eq(abuseReports.id, id))
}

/** The name of a subject in mails and in the panel, its account, and what was done about it. */
export async function readSubject(
  database: Database,
  { adId, sellerId }: AbuseSubjectKey,
  now: Date,
): Promise<{ name: string; ownerId: number | null; measure: AbuseMeasure }> {
  const person = { ownerId: users.id, blockedAt: users.blockedAt, hiddenAt: hiddenSince }
  if (adId === null) {
    const [seller] = await database
      .select({ name: users.username, ...person })
      .from(users)
      .where(eq(users.id, sellerId ?? 0))
    if (!seller) return { name: "", ownerId: null, measure: "gone" }
    const { blockedAt, hiddenAt, name, ownerId } = seller
    const isShown = hiddenAt === null
    return { name, ownerId, measure: blockedAt === null ? ofShown(isShown) : "taken" }
  }
  const [ad] = await database
    .select({ name: ads.name, state: ads.state, expiresAt: ads.expiresAt, ...person })
    .from(ads)
    .innerJoin(users, eq(users.id, ads.ownerId))
    .where(eq(ads.id, adId))
  if (!ad) return { name: "", ownerId: null, measure: "gone" }
  const { blockedAt, hiddenAt, name, ownerId, state } = ad
  const subject = { name, ownerId }
  if (state === "banned" || blockedAt !== null) return { ...subject, measure: "taken" }
  if (state === "on_hold") return { ...subject, measure: "on-hold" }
  return { ...subject, measure: ofShown(hiddenAt === null && isPublicAd(ad, now)) }
}

/** Since when a person's profile is not shown, by their own request. */
const hiddenSince = sql<string | null>`coalesce(${users.dataBlockedAt}, ${users.deletedAt})`

const ofShown = (isShown: boolean): AbuseMeasure => (isShown ? "none" : "gone")

/** What a person reported, with the slug of the ad or the name of the seller; oldest first. */
export function listReportsBy(
  database: Database,
  person: { userId: number | null; email: string | null },
) {
  return database
    .select({ report: abuseReports, ad: ads.slug, seller: users.username })
    .from(abuseReports)
    .leftJoin(ads, eq(ads.id, abuseReports.adId))
    .leftJoin(users, eq(users.id, abuseReports.sellerId))
    .where(isBy(person))
    .orderBy(asc(abuseReports.id))
}

/** Without account and address, nobody. */
const isBy = ({ email, userId }: { userId: number | null; email: string | null }) =>
  or(
    userId === null ? undefined : eq(abuseReports.reporterId, userId),
    email === null ? undefined : eq(abuseReports.email, email),
  ) ?? sql`false`

/** Removes a person from the reports they sent, and deletes those about their public profile. */
export async function eraseReportsOf(
  transaction: Database,
  person: { userId: number | null; email: string | null },
): Promise<void> {
  if (person.userId !== null)
    await transaction.delete(abuseReports).where(eq(abuseReports.sellerId, person.userId))
  await transaction
    .update(abuseReports)
    .set({ reporterId: null, email: null, message: "" })
    .where(isBy(person))
}

/** Deletes reports that were decided before an instant. Returns how many. */
export function deleteDecidedReports(
  database: Database,
  before: Date,
  batches?: Batches,
): Promise<number> {
  return deleteInBatches(database, abuseReports, lt(abuseReports.decidedAt, before), batches)
}
