import type { Database } from "@wara/api/database"
import { foldAdCounts } from "@wara/api/fold-ad-counts"
import { idsBy, insertRows, takeIds } from "@wara/api/insert-rows"
import { users } from "@wara/api/schema/accounts"
import { adImages, ads } from "@wara/api/schema/ads"
import { categories, communes, conditions } from "@wara/api/schema/catalog"
import { files } from "@wara/api/schema/files"
import { type AdKeys, adRow, creditRows } from "../ads/ad-row.ts"
import { generateAds, type SeedAd } from "../ads/generate-ads.ts"
import { picturesOfAd } from "../pictures/pictures-of-ad.ts"
import { demoAdCount, lockSeed } from "../seed-progress.ts"
import { seedUsers } from "../sellers/seed-users.ts"
import { storeCredits } from "./store-credits.ts"
import { storeEndNotices } from "./store-end-notices.ts"
import { storeSubmissions } from "./store-submissions.ts"

async function readKeys(database: Database): Promise<AdKeys> {
  return {
    users: await idsBy(database, users, users.id, users.username),
    categories: await idsBy(database, categories, categories.id, categories.slug),
    conditions: await idsBy(database, conditions, conditions.id, conditions.slug),
    communes: await idsBy(database, communes, communes.id, communes.slug),
    people: new Map(seedUsers().map((user) => [user.username, user])),
  }
}

type Keys = { ad: AdKeys; files: ReadonlyMap<string, number> }

/**
 * Stores the demo's ads from one number to another with everything that belongs to them, each batch
 * in its own transaction. Ads that another seed has stored meanwhile are skipped.
 */
export async function storeAdsInBatches(
  database: Database,
  range: { from: number; to: number; batchSize: number },
  now: Date,
  log: (line: string) => void,
): Promise<void> {
  const keys = {
    ad: await readKeys(database),
    files: await idsBy(database, files, files.id, files.url),
  }
  let batch: SeedAd[] = []
  for (const ad of generateAds(range.from, range.to)) {
    batch.push(ad)
    if (batch.length < range.batchSize && ad.index < range.to - 1) continue
    await storeBatch(database, batch, keys, now)
    await foldAdCounts(database)
    batch = []
    log(`anuncios ${ad.index + 1}/${range.to}`)
  }
}

async function storeBatch(
  database: Database,
  batch: readonly SeedAd[],
  keys: Keys,
  now: Date,
): Promise<void> {
  await database.transaction(async (transaction) => {
    await lockSeed(transaction)
    const present = await demoAdCount(transaction)
    const missing = batch.filter((ad) => ad.index >= present)
    if (missing.length === 0) return
    const ids = await storeAds(transaction, missing, keys, now)
    await storeSubmissions(transaction, ids)
    await storeEndNotices(transaction, ids)
  })
}

/** Stores ads with their pictures and spent credits; returns their ids. */
async function storeAds(
  transaction: Database,
  batch: readonly SeedAd[],
  keys: Keys,
  now: Date,
): Promise<number[]> {
  const ids = await takeIds(transaction, ads, batch.length)
  const numbered = batch.map((ad, index) => ({ ad, id: ids[index] ?? 0 }))
  await insertRows(
    transaction,
    ads,
    numbered.map(({ ad, id }) => adRow(ad, id, keys.ad, now)),
  )
  const pictures = numbered.flatMap(({ ad, id }) =>
    picturesOfAd(ad).map((file, index) => ({
      adId: id,
      position: index + 1,
      fileId: keys.files.get(`/uploads/${file}`) ?? 0,
    })),
  )
  await insertRows(transaction, adImages, pictures)
  await storeCredits(
    transaction,
    numbered.map(({ ad, id }) => creditRows(ad, id, keys.ad, now)),
  )
  return ids
}
