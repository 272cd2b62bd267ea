import type { Image } from "@wara/contract/image"
import { asc, eq, inArray, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"
import { adImages } from "../../database/schema/ads.ts"
import { files } from "../../database/schema/files.ts"

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
