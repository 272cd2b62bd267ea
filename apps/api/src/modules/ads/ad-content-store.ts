import type { Image } from "@wara/contract/image"
import { adFieldNames, pickFields } from "@wara/domain/ads/ad-fields"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import { asc, eq, inArray, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"
import { adImages, ads } from "../../database/schema/ads.ts"
import { communes } from "../../database/schema/catalog.ts"
import { files } from "../../database/schema/files.ts"
import { recordPrice } from "./price-history-store.ts"

/** The content of an ad as stored in its row; 0 or empty where nothing was entered. */
export async function readContent(database: Database, adId: number): Promise<AdContent> {
  const [row] = await database
    .select({ ad: ads, region: communes.regionId })
    .from(ads)
    .leftJoin(communes, eq(communes.id, ads.communeId))
    .where(eq(ads.id, adId))
  if (!row) throw new Error(`ad ${adId} does not exist`)
  const { ad, region } = row
  const content = {
    ...ad,
    category: ad.categoryId ?? 0,
    region: region ?? 0,
    commune: ad.communeId ?? 0,
    condition: ad.conditionId ?? 0,
    email: ad.email ?? "",
    phone: ad.phone ?? "",
    address: ad.address ?? "",
    address_number: ad.addressNumber ?? "",
    serial_number: ad.serialNumber ?? "",
    gallery: await listGallery(database, adId),
  }
  return pickFields(content, adFieldNames)
}

/**
 * Writes the content of an ad into its row, and a new price of a published ad into its history;
 * pictures have rows of their own.
 */
export async function writeContent(
  transaction: Database,
  adId: number,
  content: AdContent,
  now: Date,
): Promise<void> {
  const { address_number, category, commune, condition, gallery, region, serial_number, ...same } =
    content
  const priceDrop = await recordPrice(transaction, adId, content, now)
  await transaction
    .update(ads)
    .set({
      ...same,
      ...priceDrop,
      categoryId: category,
      communeId: commune,
      conditionId: condition,
      addressNumber: address_number,
      serialNumber: serial_number,
    })
    .where(eq(ads.id, adId))
}

/** Whether the records an ad references exist, and its commune is in the region; null for any. */
export async function checkReferences(
  database: Database,
  ad: { category: number; condition: number; region: number | null; commune: number },
): Promise<{ category: boolean; condition: boolean; commune: boolean }> {
  const rows = await readRows(
    database,
    z.object({ category: z.boolean(), condition: z.boolean(), commune: z.boolean() }),
    sql`select
    exists (select from categories where id = ${ad.category}) as category,
    exists (select from conditions where id = ${ad.condition}) as condition,
    exists (select from communes where id = ${ad.commune}
      and region_id = coalesce(${ad.region}::integer, region_id)) as commune`,
  )
  return rows[0] ?? { category: false, condition: false, commune: false }
}

export async function listGallery(database: Database, adId: number): Promise<number[]> {
  const rows = await database
    .select({ fileId: adImages.fileId })
    .from(adImages)
    .where(eq(adImages.adId, adId))
    .orderBy(asc(adImages.position))
  return rows.map(({ fileId }) => fileId)
}

/**
 * Sets an ad's pictures. Writes nothing when they are unchanged, so that cached pages stay valid.
 */
export async function replaceGallery(
  transaction: Database,
  adId: number,
  gallery: readonly number[],
): Promise<void> {
  const before = await listGallery(transaction, adId)
  if (before.join() === gallery.join()) return
  await transaction.delete(adImages).where(eq(adImages.adId, adId))
  if (gallery.length === 0) return
  await transaction
    .insert(adImages)
    .values(gallery.map((fileId, index) => ({ adId, fileId, position: index + 1 })))
}

/** Stored address of an ad's first picture, in the medium size if there is one; null without pictures. */
export async function findCover(database: Database, adId: number): Promise<string | null> {
  const [row] = await database
    .select({ url: files.url, formats: files.formats })
    .from(adImages)
    .innerJoin(files, eq(files.id, adImages.fileId))
    .where(eq(adImages.adId, adId))
    .orderBy(asc(adImages.position))
    .limit(1)
  return row ? (row.formats.medium?.url ?? row.url) : null
}

/** Pictures that an ad shows or that reviewers saw in its submissions; they remain its own. */
export async function listPicturesOf(database: Database, adId: number): Promise<Set<number>> {
  const rows = await readRows(
    database,
    z.object({ file_id: z.number() }),
    sql`
    select file_id from ad_images where ad_id = ${adId}
    union select file_id from ad_review_images
      join ad_reviews on ad_reviews.id = ad_review_images.review_id and ad_reviews.ad_id = ${adId}`,
  )
  return new Set(rows.map((row) => row.file_id))
}

/** Pictures by their ids, in that order; deleted ones are omitted. */
export async function findImages(database: Database, ids: readonly number[]): Promise<Image[]> {
  if (ids.length === 0) return []
  const found = await database
    .select()
    .from(files)
    .where(inArray(files.id, [...ids]))
  const byId = new Map(found.map((file) => [file.id, file]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
