import type { Image } from "@wara/contract/image"
import { type ReviewDetail, reviewDetailSchema } from "@wara/contract/review"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import type { AdState } from "@wara/domain/ads/ad-state"
import type { ReviewKind, ReviewReason, ReviewState } from "@wara/domain/ads/review"
import { and, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import { isoInstant, personName } from "../../collections/staff-names.ts"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"
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
    })
    .from(adReviews)
    .innerJoin(ads, eq(ads.id, adReviews.adId))
    .where(eq(adReviews.id, id))
  return found ?? null
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
      name: ads.name,
      state: adReviews.state,
      reason: adReviews.reason,
      decidedAt: adReviews.decidedAt,
    })
    .from(adReviews)
    .innerJoin(ads, eq(ads.id, adReviews.adId))
    .where(and(eq(ads.ownerId, ownerId), isNotNull(adReviews.decidedAt)))
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

type Duplicate = ReviewDetail["duplicates"][number]

const foundDuplicateSchema = reviewDetailSchema.shape.duplicates.element
  .omit({ reasons: true })
  .extend({ text: z.boolean(), serial: z.boolean(), picture: z.boolean() })

/**
 * Maximum number of the 64 fingerprint bits in which two pictures may differ and still count as the
 * same. The index of the fingerprints finds up to 7.
 */
const maxDifferentBits = 6

/** Minimum trigram similarity of two names that count as the same machine. */
const minNameSimilarity = 0.6

const shownDuplicates = 10

/**
 * Selects the pictures of a gallery and those that look like one of them, by the index of the
 * fingerprints.
 */
export function similarFiles(pictures: readonly number[]): SQL {
  const gallery = sql`${sql.param([...pictures])}::int[]`
  return sql`select unnest(${gallery}) as id
      union
      select theirs.id from files as ours join files as theirs
        on fingerprint_bands(theirs.fingerprint) && fingerprint_neighbours(ours.fingerprint)
      where ours.id = any(${gallery})
        and bit_count(theirs.fingerprint # ours.fingerprint) <= ${maxDifferentBits}`
}

type Subject = { id: number; ownerId: number; content: AdContent }

/**
 * Other ads that may be the same machine: the same serial number, an identical or similar picture,
 * or a similar name and price. Ads that have long been out of sight are left out.
 */
export async function findDuplicates(database: Database, ad: Subject): Promise<Duplicate[]> {
  const rows = await database.transaction(async (transaction) => {
    // The operator % compares with this threshold, and only an operator can use the index.
    await transaction.execute(
      sql`select set_config('pg_trgm.similarity_threshold', ${String(minNameSimilarity)}, true)`,
    )
    return readRows(transaction, foundDuplicateSchema, duplicatesStatement(ad))
  })
  return rows.map(({ picture, serial, text, ...duplicate }) => ({
    ...duplicate,
    reasons: [
      ...(text ? (["text"] as const) : []),
      ...(serial ? (["serial"] as const) : []),
      ...(picture ? (["picture"] as const) : []),
    ],
  }))
}

/**
 * Each reason finds its ads by an index of its own, and only these ads are compared. A picture may
 * be on thousands of ads, so only its newest ads are read: as many as can be shown.
 */
function duplicatesStatement({ content, id, ownerId }: Subject): SQL {
  const serial = content.serial_number.trim().toLowerCase()
  const isComparable = sql`ads.id <> ${id} and ads.state not in ('draft', 'awaiting_payment')
    and (ads.ended_at is null or ads.ended_at > now() - interval '180 days')`
  const sameSerial = sql`(lower(trim(ads.serial_number)) <> '' and lower(trim(ads.serial_number)) = ${serial})`
  const alike = sql`(plain_text(ads.name) % plain_text(${content.name})
    and ads.currency::text = ${content.currency}
    and abs(ads.price - ${content.price}) <= greatest(ads.price, ${content.price}) * 0.2)`
  return sql`
    with similar_files as materialized (
      ${similarFiles(content.gallery)}
    ), candidates as materialized (
      select ads.id from ads where ${isComparable} and ${alike}
      union
      select ads.id from ads where ${isComparable} and ${sameSerial}
      union
      select pictured.id from similar_files, lateral (
        select ads.id from ad_images join ads on ads.id = ad_images.ad_id
        where ad_images.file_id = similar_files.id and ${isComparable}
        order by ad_images.ad_id desc limit ${shownDuplicates}
      ) as pictured
    ), compared as (
      select ads.*, ${alike} as text, coalesce(${sameSerial}, false) as serial,
        exists (select from ad_images where ad_images.ad_id = ads.id
          and ad_images.file_id in (select similar_files.id from similar_files)) as picture
      from candidates join ads on ads.id = candidates.id
    )
    select compared.id as ad_id, compared.name, compared.slug, compared.state,
      ${personName(sql`users`)} as owner_name,
      (select files.url from ad_images join files on files.id = ad_images.file_id
        where ad_images.ad_id = compared.id order by ad_images.position limit 1) as cover_url,
      compared.owner_id = ${ownerId} as is_same_owner,
      compared.text, compared.serial, compared.picture
    from compared join users on users.id = compared.owner_id
    order by compared.serial desc, compared.picture desc, compared.id desc limit ${shownDuplicates}`
}
