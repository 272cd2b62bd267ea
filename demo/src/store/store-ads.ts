import type { Database } from "@wara/api/database"
import { idsBy, insertRows, takeIds } from "@wara/api/insert-rows"
import { users } from "@wara/api/schema/accounts"
import { adImages, ads } from "@wara/api/schema/ads"
import { categories, communes, conditions } from "@wara/api/schema/catalog"
import { files } from "@wara/api/schema/files"
import { type AdKeys, adRow, creditRows } from "../ads/ad-row.ts"
import { generateAds, type SeedAd } from "../ads/generate-ads.ts"
import { picturesOfAd } from "../pictures/pictures-of-ad.ts"
import { seedUsers } from "../sellers/seed-users.ts"
import { storeCredits } from "./store-credits.ts"

/** Ads stored between two progress lines. */
const stretch = 2000

async function readKeys(database: Database): Promise<AdKeys> {
  return {
    users: await idsBy(database, users, users.id, users.username),
    categories: await idsBy(database, categories, categories.id, categories.slug),
    conditions: await idsBy(database, conditions, conditions.id, conditions.slug),
    communes: await idsBy(database, communes, communes.id, communes.slug),
    people: new Map(seedUsers().map((user) => [user.username, user])),
  }
}

/** Stores the demo's ads from one number to another with their pictures and spent credits. */
export async function storeAds(
  database: Database,
  range: { from: number; to: number },
  now: Date,
  log: (line: string) => void,
): Promise<void> {
  const keys = await readKeys(database)
  const fileIds = await idsBy(database, files, files.id, files.url)
  const store = async (batch: SeedAd[]) => {
    const ids = await takeIds(database, ads, batch.length)
    const numbered = batch.map((ad, index) => ({ ad, id: ids[index] ?? 0 }))
    await insertRows(
      database,
      ads,
      numbered.map(({ ad, id }) => adRow(ad, id, keys, now)),
    )
    const pictures = numbered.flatMap(({ ad, id }) =>
      picturesOfAd(ad).map((file, index) => ({
        adId: id,
        position: index + 1,
        fileId: fileIds.get(`/uploads/${file}`) ?? 0,
      })),
    )
    await insertRows(database, adImages, pictures)
    await storeCredits(
      database,
      numbered.map(({ ad, id }) => creditRows(ad, id, keys, now)),
    )
  }
  let batch: SeedAd[] = []
  for (const ad of generateAds(range.from, range.to)) {
    batch.push(ad)
    if (batch.length < stretch && ad.index < range.to - 1) continue
    await store(batch)
    batch = []
    log(`anuncios ${ad.index + 1}/${range.to}`)
  }
}
