import { and, eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addPicture } from "../../../test/add-picture.ts"
import { adContent, addReview } from "../../../test/add-review.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { adImages, ads } from "../../database/schema/ads.ts"
import { files } from "../../database/schema/files.ts"
import { findDuplicates } from "./duplicates-store.ts"
import { findReview } from "./review-desk-store.ts"
import { compareSubmissions } from "./use-cases/compare-submissions.ts"
import { readReview } from "./use-cases/read-review.ts"

let api: TestApp
beforeAll(async () => {
  api = await createTestApp()
})
afterAll(() => api.close())

const looks = "0110100110010110".repeat(4)

/** The fingerprint with the bits at these places changed. */
const changed = (places: readonly number[]) =>
  Array.from(looks, (bit, place) => (places.includes(place) ? String(1 - Number(bit)) : bit)).join(
    "",
  )

async function addShownAd(name: string, fingerprint: string): Promise<number> {
  const fileId = await addPicture(api.database, name)
  await api.database.update(files).set({ fingerprint }).where(eq(files.id, fileId))
  const adId = await addAd(api.database, { name: `Machine ${name}` })
  await api.database.insert(adImages).values({ adId, position: 1, fileId })
  return adId
}

test("[B7.4] the index of fingerprints finds every picture with at most six changed bits", async () => {
  const adId = await addShownAd("original", looks)
  const [image] = await api.database
    .select({ fileId: adImages.fileId })
    .from(adImages)
    .where(and(eq(adImages.adId, adId), eq(adImages.position, 1)))
  const similar = [
    await addShownAd("one-band", changed([0, 1, 2, 3, 4, 5])),
    await addShownAd("last-band", changed([58, 59, 60, 61, 62, 63])),
    await addShownAd("two-per-band", changed([0, 9, 17, 31, 33, 47])),
    await addShownAd("every-band", changed([3, 15, 16, 40, 50, 63])),
  ]
  await addShownAd("seven-bits", changed([0, 9, 17, 31, 33, 47, 63]))
  const content = adContent({ name: "Horno", gallery: [image?.fileId ?? 0] })
  const found = await findDuplicates(api.database, {
    id: adId,
    ownerId: 0,
    content,
    similarNames: [],
  })
  expect(found.map((ad) => ad.ad_id).sort((a, b) => a - b)).toEqual(similar)
  expect(found.map((ad) => ad.reasons)).toEqual(similar.map(() => ["picture"]))
})

test("a picture of very many ads is found on the newest of them", async () => {
  const oldest = await addShownAd("shared", changed([20, 21, 22, 23, 24, 25, 26, 27, 28, 29]))
  const [image] = await api.database
    .select({ fileId: adImages.fileId })
    .from(adImages)
    .where(eq(adImages.adId, oldest))
  const fileId = image?.fileId ?? 0
  const newer: number[] = []
  for (let count = 0; count < 12; count += 1) {
    const adId = await addAd(api.database, { name: `Same picture ${count}` })
    await api.database.insert(adImages).values({ adId, position: 1, fileId })
    newer.push(adId)
  }
  const content = adContent({ name: "Horno", gallery: [fileId] })
  const found = await findDuplicates(api.database, {
    id: 0,
    ownerId: 0,
    content,
    similarNames: [],
  })
  expect(found.map((ad) => ad.ad_id)).toEqual(newer.reverse().slice(0, 10))
})

test("[B9.19] [B9.150] similar names of a submission are looked up by a job, not by the desk, which shows what still matches", async () => {
  const price = 45_000_000
  const similar = await addAd(api.database, { name: "Motoniveladora Caterpillar 140K", price })
  const other = await addAd(api.database, { name: "Motoniveladora Caterpillar 140K2", price })
  const adId = await addAd(api.database, { name: "Caterpillar 140K motoniveladora", price })
  const content = { name: "Motoniveladora Caterpillar 140K", price, currency: "CLP" as const }
  const reviewId = await addReview(api.database, adId, content)
  const { signal } = new AbortController()
  const unread = await readReview(api, reviewId)
  expect(unread).toMatchObject({ are_names_compared: false, duplicates: [] })
  expect(await compareSubmissions(api.database, signal)).toBe(1)
  expect(await compareSubmissions(api.database, signal)).toBe(0)
  const found = await findReview(api.database, reviewId)
  expect(found?.similarNames).toEqual([other, similar])
  await addAd(api.database, { name: "Motoniveladora Caterpillar 140K", price })
  await api.database.update(ads).set({ name: "Horno de panadería" }).where(eq(ads.id, other))
  if (found === null) throw new Error("the submission is gone")
  const subject = { ...found, id: adId, ownerId: 0, similarNames: [other, similar] }
  const duplicates = await findDuplicates(api.database, subject)
  expect(duplicates.map(({ ad_id, reasons }) => [ad_id, reasons])).toEqual([[similar, ["text"]]])
  expect((await readReview(api, reviewId)).are_names_compared).toBe(true)
})

test("[B9.150] of each reason the desk compares as many ads as it can show, and shows the newest", async () => {
  const name = "Perforadora Sandvik DD422i"
  const price = 220_000_000
  const serialNumber = "L22D-8017"
  const fileId = await addPicture(api.database, "drill")
  const sameName: number[] = []
  for (let count = 0; count < 12; count += 1) {
    sameName.push(await addAd(api.database, { name, price }))
  }
  const sameSerial = await addAd(api.database, { name: "Jumbo", serialNumber })
  const samePicture = await addAd(api.database, { name: "Equipo de túnel" })
  await api.database.insert(adImages).values({ adId: samePicture, position: 1, fileId })
  const content = adContent({ name, price, serial_number: "l22d-8017 ", gallery: [fileId] })
  const subject = { id: 0, ownerId: 0, content, similarNames: sameName.toReversed() }
  const found = await findDuplicates(api.database, subject)
  const newestOfName = sameName.slice(-8).toReversed()
  expect(found.map(({ ad_id }) => ad_id)).toEqual([sameSerial, samePicture, ...newestOfName])
  expect(found.map(({ reasons }) => reasons)).toEqual([
    ["serial"],
    ["picture"],
    ...newestOfName.map(() => ["text"]),
  ])
})
