import { adFieldNames, pickFields } from "@wara/domain/ads/ad-fields"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import { eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { ads } from "../../database/schema/ads.ts"
import { communes } from "../../database/schema/catalog.ts"
import { listGallery } from "./gallery-store.ts"

/** Writes the content of an ad into its row; pictures have rows of their own. */
export async function writeContent(
  transaction: Database,
  adId: number,
  content: AdContent,
): Promise<void> {
  const { address_number, category, commune, condition, gallery, region, serial_number, ...same } =
    content
  await transaction
    .update(ads)
    .set({
      ...same,
      categoryId: category,
      communeId: commune,
      conditionId: condition,
      addressNumber: address_number,
      serialNumber: serial_number,
    })
    .where(eq(ads.id, adId))
}

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
