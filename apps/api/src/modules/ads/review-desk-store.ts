import type { Image } from "@wara/contract/image"
import type { ReviewDetail } from "@wara/contract/review"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import type { AdState } from "@wara/domain/ads/ad-state"
import type { ReviewKind, ReviewReason, ReviewState } from "@wara/domain/ads/review"
import { and, desc, eq, inArray, isNotNull, lt, ne, sql } from "drizzle-orm"
import { isoInstant, personName } from "../../collections/staff-names.ts"
import type { Database } from "../../database/database.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import { categories, communes, conditions } from "../../database/schema/catalog.ts"
import { files } from "../../database/schema/files.ts"
import { adReviews } from "../../database/schema/reviews.ts"

type FoundReview = {
  id: number
  adId: number
  ownerId: number
  adState: AdState
  kind: ReviewKind
  state: string
  content: AdContent
  approved: AdContent | null
  similarNames: number[] | null
}

export async function findReview(database: Database, id: number): Promise<FoundReview | null> {
  const [found] = await database
    .select({
      id: adReviews.id,
      adId: adReviews.adId,
      ownerId: ads.ownerId,
      adState: ads.state,
      kind: adReviews.kind,
      state: adReviews.state,
      content: adReviews.content,
      approved: adReviews.approved,
      similarNames: adReviews.similarNames,
    })
    .from(adReviews)
    .innerJoin(ads, eq(ads.id, adReviews.adId))
    .where(eq(adReviews.id, id))
  return found ?? null
}

export type SentBack = { reason: ReviewReason; notes: string; decidedAt: Date; content: AdContent }

/**
 * The version that was sent back before this submission, and what for; null when the last decision
 * was another. A submission that its owner corrected while it waited was not decided.
 */
export async function findSentBack(
  database: Database,
  { adId, id }: { adId: number; id: number },
): Promise<SentBack | null> {
  const { content, decidedAt, notes, reason, state } = adReviews
  const isDecided = and(isNotNull(decidedAt), ne(state, "withdrawn"))
  const [before] = await database
    .select({ content, decidedAt, notes, reason, state })
    .from(adReviews)
    .where(and(eq(adReviews.adId, adId), lt(adReviews.id, id), isDecided))
    .orderBy(desc(adReviews.id))
    .limit(1)
  if (before?.state !== "changes_requested") return null
  if (before.reason === null || before.decidedAt === null) return null
  return { ...before, reason: before.reason, decidedAt: before.decidedAt }
}

/** Name, state and owner of an ad; null when there is none. */
export async function findAdSubject(
  database: Database,
  id: number,
): Promise<{ name: string; state: AdState; ownerId: number } | null> {
  const [found] = await database
    .select({ name: ads.name, state: ads.state, ownerId: ads.ownerId })
    .from(ads)
    .where(eq(ads.id, id))
  return found ?? null
}

/** Names of the records that a content refers to by number. */
export async function findNames(
  database: Database,
  content: { category: number; commune: number; condition: number } | null,
): Promise<{ category: string | null; commune: string | null; condition: string | null }> {
  if (content === null) return { category: null, commune: null, condition: null }
  const nameIn = async (
    table: typeof categories | typeof communes | typeof conditions,
    id: number,
  ) => {
    const [row] = await database.select({ name: table.name }).from(table).where(eq(table.id, id))
    return row?.name ?? null
  }
  return {
    category: await nameIn(categories, content.category),
    commune: await nameIn(communes, content.commune),
    condition: await nameIn(conditions, content.condition),
  }
}

export async function findImages(
  database: Database,
  ids: readonly number[],
): Promise<Map<number, Image>> {
  if (ids.length === 0) return new Map()
  const found = await database
    .select({
      id: files.id,
      documentId: files.documentId,
      url: files.url,
      width: files.width,
      height: files.height,
      alternativeText: files.alternativeText,
      formats: files.formats,
    })
    .from(files)
    .where(inArray(files.id, [...ids]))
  return new Map(found.map((image) => [image.id, image]))
}

type SellerTierField = "tier" | "approved_ads" | "refused_ads"

/** Number of earlier decisions about a seller that a moderator is shown. */
const shownDecisions = 10

export async function findSeller(
  database: Database,
  ownerId: number,
): Promise<Omit<ReviewDetail["seller"], "ads_by_state" | "related" | SellerTierField> | null> {
  const [seller] = await database
    .select({
      id: users.id,
      name: sql<string>`${personName(sql`users`)}`,
      email: users.email,
      rut: users.rut,
      company_rut: users.companyRut,
      phone: users.phone,
      pro: users.pro,
      blocked: sql<boolean>`${users.blockedAt} is not null`,
      blocked_before: sql<boolean>`exists (select from audit_entries where action = 'user.block'
        and subject_kind = 'users' and subject_id = users.id::text)`,
      createdAt: sql<string>`${isoInstant(sql`users.created_at`)}`,
    })
    .from(users)
    .where(eq(users.id, ownerId))
  if (!seller) return null
  const decisions = await database
    .select({
      ad_id: adReviews.adId,
      // Looked up for the rows that are shown only.
      name: sql<string>`(select name from ads where ads.id = ${adReviews.adId})`,
      state: adReviews.state,
      reason: adReviews.reason,
      decidedAt: adReviews.decidedAt,
    })
    .from(adReviews)
    .where(and(eq(adReviews.ownerId, ownerId), isNotNull(adReviews.decidedAt)))
    .orderBy(desc(adReviews.decidedAt), desc(adReviews.id))
    .limit(shownDecisions)
  return { ...seller, decisions: decisions.map(toDecision) }
}

function toDecision(row: {
  ad_id: number
  name: string
  state: ReviewState
  reason: ReviewReason | null
  decidedAt: Date | null
}) {
  const { decidedAt, ...decision } = row
  return { ...decision, decided_at: (decidedAt ?? new Date(0)).toISOString() }
}
