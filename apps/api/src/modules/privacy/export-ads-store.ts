import { riskSchema } from "@wara/domain/risk/risk-signal"
import { riskSignalNames } from "@wara/domain/risk/risk-texts"
import { asc, eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { adDaily } from "../../database/schema/ad-figures.ts"
import { adHolds } from "../../database/schema/ad-hold.ts"
import { adRisks } from "../../database/schema/ad-risks.ts"
import { adDrafts, adImages, ads } from "../../database/schema/ads.ts"
import { categories, communes, conditions } from "../../database/schema/catalog.ts"
import {
  adFeaturedReservations,
  adReservations,
  creditMovements,
} from "../../database/schema/credits.ts"
import { files } from "../../database/schema/files.ts"
import { adReviews } from "../../database/schema/reviews.ts"
import type { DataExport } from "./export-schema.ts"

export async function exportAds(database: Database, ownerId: number): Promise<DataExport["ads"]> {
  const rows = await database
    .select({
      ad: ads,
      category: categories.name,
      condition: conditions.name,
      commune: communes.name,
      draft: adDrafts.content,
    })
    .from(ads)
    .leftJoin(adDrafts, eq(adDrafts.adId, ads.id))
    .leftJoin(categories, eq(categories.id, ads.categoryId))
    .leftJoin(conditions, eq(conditions.id, ads.conditionId))
    .leftJoin(communes, eq(communes.id, ads.communeId))
    .where(eq(ads.ownerId, ownerId))
    .orderBy(asc(ads.id))
  const pictures = await database
    .select({ adId: adImages.adId, url: files.url })
    .from(adImages)
    .innerJoin(ads, eq(ads.id, adImages.adId))
    .innerJoin(files, eq(files.id, adImages.fileId))
    .where(eq(ads.ownerId, ownerId))
    .orderBy(asc(adImages.adId), asc(adImages.position))
  return rows.map(({ ad, ...names }) => ({
    ...ad,
    ...names,
    address_number: ad.addressNumber,
    serial_number: ad.serialNumber,
    pictures: pictures.filter(({ adId }) => adId === ad.id).map(({ url }) => url),
    published_at: instantOf(ad.publishedAt),
    expires_at: instantOf(ad.expiresAt),
    ended_at: instantOf(ad.endedAt),
    ban_reason: ad.banReason,
    ban_notes: ad.banNotes,
    created_at: ad.createdAt.toISOString(),
    updated_at: ad.updatedAt.toISOString(),
  }))
}

/** The numbers of a person's ads, oldest day first. */
export async function exportFigures(
  database: Database,
  ownerId: number,
): Promise<DataExport["ad_figures"]> {
  const rows = await database
    .select({ figures: adDaily, ad: ads.slug })
    .from(adDaily)
    .innerJoin(ads, eq(ads.id, adDaily.adId))
    .where(eq(ads.ownerId, ownerId))
    .orderBy(asc(adDaily.day), asc(adDaily.adId))
  return rows.map(({ ad, figures: { adId: _adId, listViews: list_views, ...figures } }) => ({
    ...{ ad, list_views },
    ...figures,
  }))
}

/** A person's credits of both kinds, including spent ones. */
export async function exportCredits(
  database: Database,
  ownerId: number,
): Promise<DataExport["credits"]> {
  const creditsIn = async (table: typeof adReservations | typeof adFeaturedReservations) => {
    const rows = await database
      .select({ credit: table, ad: ads.slug })
      .from(table)
      .leftJoin(ads, eq(ads.id, table.adId))
      .where(eq(table.ownerId, ownerId))
      .orderBy(asc(table.id))
    return rows.map(({ credit, ad }) => ({
      source: credit.source,
      days: credit.days,
      ad,
      granted_at: credit.grantedAt.toISOString(),
      spent_at: instantOf(credit.spentAt),
      returned_at: instantOf(credit.returnedAt),
    }))
  }
  return {
    publication: await creditsIn(adReservations),
    featured: await creditsIn(adFeaturedReservations),
  }
}

export async function exportMovements(
  database: Database,
  ownerId: number,
): Promise<DataExport["credit_movements"]> {
  const rows = await database
    .select({ movement: creditMovements, ad: ads.slug })
    .from(creditMovements)
    .leftJoin(ads, eq(ads.id, creditMovements.adId))
    .where(eq(creditMovements.ownerId, ownerId))
    .orderBy(asc(creditMovements.id))
  return rows.map(({ ad, movement: { amount, createdAt, credit, kind, note, reason } }) => ({
    credit,
    kind,
    reason,
    amount,
    ad,
    note,
    created_at: createdAt.toISOString(),
  }))
}

export async function exportReviews(
  database: Database,
  ownerId: number,
): Promise<DataExport["reviews"]> {
  const rows = await database
    .select({ review: adReviews, ad: ads.slug, risk: adRisks })
    .from(adReviews)
    .innerJoin(ads, eq(ads.id, adReviews.adId))
    .leftJoin(adRisks, eq(adRisks.reviewId, adReviews.id))
    .where(eq(ads.ownerId, ownerId))
    .orderBy(asc(adReviews.id))
  return rows.map(({ ad, review, risk }) => ({
    ad,
    kind: review.kind,
    state: review.state,
    reason: review.reason,
    notes: review.notes,
    content: review.content,
    submitted_at: review.submittedAt.toISOString(),
    decided_at: instantOf(review.decidedAt),
    risk: risk && exportRisk(risk),
  }))
}

/** The law gives people what is concluded about them; the evidence is about others. */
function exportRisk({ computedAt, score, signals }: typeof adRisks.$inferSelect) {
  const risk = riskSchema.parse({ score, signals })
  return {
    score,
    signals: risk.signals.map(({ kind }) => riskSignalNames[kind]),
    computed_at: computedAt.toISOString(),
  }
}

/** Holds of the person's ads with their appeals; not who placed or decided one. */
export async function exportHoldHistory(
  database: Database,
  ownerId: number,
): Promise<DataExport["ad_holds"]> {
  const rows = await database
    .select({ hold: adHolds, ad: ads.slug })
    .from(adHolds)
    .innerJoin(ads, eq(ads.id, adHolds.adId))
    .where(eq(ads.ownerId, ownerId))
    .orderBy(asc(adHolds.id))
  return rows.map(({ ad, hold }) => ({
    ...{ ad, cause: hold.cause, reason: hold.reason, notes: hold.notes },
    placed_at: hold.placedAt.toISOString(),
    appeal: hold.appeal,
    appealed_at: instantOf(hold.appealedAt),
    outcome: hold.outcome,
    decided_at: instantOf(hold.decidedAt),
  }))
}

export function instantOf(date: Date | null): string | null {
  return date?.toISOString() ?? null
}
