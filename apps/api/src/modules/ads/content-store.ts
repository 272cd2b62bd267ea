import type { AdContent } from "@wara/domain/ads/ad-schema"
import { eq } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { ads } from "../../database/schema/ads.ts"
import { communes } from "../../database/schema/places.ts"
import { listGallery } from "./gallery-store.ts"

/** Writes the content of an ad into its row; pictures have rows of their own. */
export async function writeContent(
  transaction: Database,
  adId: number,
  content: AdContent,
): Promise<void> {
  await transaction
    .update(ads)
    .set({
      name: content.name,
      categoryId: content.category,
      currency: content.currency,
      price: content.price,
      description: content.description,
      email: content.email,
      phone: content.phone,
      communeId: content.commune,
      address: content.address,
      addressNumber: content.address_number,
      conditionId: content.condition,
      manufacturer: content.manufacturer,
      model: content.model,
      year: content.year,
      serialNumber: content.serial_number,
      weight: content.weight,
      width: content.width,
      height: content.height,
      depth: content.depth,
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
  return {
    name: ad.name,
    category: ad.categoryId ?? 0,
    currency: ad.currency,
    price: ad.price,
    description: ad.description,
    email: ad.email ?? "",
    phone: ad.phone ?? "",
    region: region ?? 0,
    commune: ad.communeId ?? 0,
    address: ad.address ?? "",
    address_number: ad.addressNumber ?? "",
    condition: ad.conditionId ?? 0,
    manufacturer: ad.manufacturer,
    model: ad.model,
    year: ad.year,
    serial_number: ad.serialNumber ?? "",
    weight: ad.weight,
    width: ad.width,
    height: ad.height,
    depth: ad.depth,
    gallery: await listGallery(database, adId),
  }
}
