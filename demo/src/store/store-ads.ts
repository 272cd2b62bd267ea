import type { Database } from "@wara/api/database"
import { foldAdCounts } from "@wara/api/fold-ad-counts"
import { idsBy, insertRows, takeIds } from "@wara/api/insert-rows"
import { users } from "@wara/api/schema/accounts"
import { adImages, ads } from "@wara/api/schema/ads"
import { categories, communes, conditions } from "@wara/api/schema/catalog"
import { files } from "@wara/api/schema/files"
import { sql } from "drizzle-orm"
import { type AdKeys, adRow, creditRows } from "../ads/ad-row.ts"
import { generateAds, type SeedAd } from "../ads/generate-ads.ts"
import { picturesOfAd } from "../pictures/pictures-of-ad.ts"
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

/** After so many batches their numbers are folded: once for all of them costs less, but holds more. */
const batchesPerFold = 8

/**
 * Stores the demo's ads from one number to another with everything that belongs to them, each batch
 * in its own transaction. Two batches are written at once, and committed in their order, so that an
 * interrupted seed leaves no gap.
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
  let last = Promise.resolve()
  let lastButOne = last
  let begun = 0
  try {
    for (const batch of batchesOf(generateAds(range.from, range.to), range.batchSize)) {
      await lastButOne
      lastButOne = last
      // Taken here, so that ids have the order of the ads whichever connection is ready first.
      const ids = await takeIds(database, ads, batch.length)
      begun += 1
      const isFolded = begun % batchesPerFold === 0
      last = storeBatch(database, { batch, ids }, keys, now, last).then(async () => {
        if (isFolded) await foldAdCounts(database)
        log(`anuncios ${(batch.at(-1)?.index ?? 0) + 1}/${range.to}`)
      })
      // A failure is thrown where the batch is awaited.
      last.catch(() => {})
    }
    await last
    await foldAdCounts(database)
  } finally {
    await Promise.allSettled([lastButOne, last])
  }
}

function* batchesOf(ads: Iterable<SeedAd>, size: number): Generator<SeedAd[]> {
  let batch: SeedAd[] = []
  for (const ad of ads) {
    batch.push(ad)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

/**
 * Stores a batch and commits it after the previous one. Ads and pictures concern nobody else; credits
 * change the balances of sellers, for which two transactions could wait for each other.
 */
async function storeBatch(
  database: Database,
  { batch, ids }: { batch: readonly SeedAd[]; ids: readonly number[] },
  keys: Keys,
  now: Date,
  previous: Promise<void>,
): Promise<void> {
  await database.transaction(async (transaction) => {
    // Text indexes take up new rows in few large steps instead of many small ones.
    await transaction.execute(
      sql`select set_config('gin_pending_list_limit', '64MB', true), set_config('work_mem', '64MB', true)`,
    )
    const numbered = batch.map((ad, index) => ({ ad, id: ids[index] ?? 0 }))
    await storeAds(transaction, numbered, keys, now)
    await previous
    const credits = numbered.map(({ ad, id }) => creditRows(ad, id, keys.ad, now))
    await storeCredits(transaction, credits)
    await storeSubmissions(transaction, numbered, now)
    await storeEndNotices(transaction, ids)
  })
}

/** Stores ads with their pictures. */
async function storeAds(
  transaction: Database,
  numbered: readonly { ad: SeedAd; id: number }[],
  keys: Keys,
  now: Date,
): Promise<void> {
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
}
