import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addReview } from "../../../test/add-review.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { addPendingAd, addTestSeller, callOwn, waitingReview } from "../../../test/publish-ad.ts"
import { countCredits } from "../credits/use-cases/count-credits.ts"

let api: TestApp
let rosa = { id: 0, token: "" }
let mario = { id: 0, token: "" }

beforeAll(async () => {
  api = await createTestApp()
  const add = async (firstname: string) => {
    const id = await addUser(api.database, { role: "moderator", firstname })
    return { id, token: await addSession(api.database, id) }
  }
  rosa = await add("Rosa")
  mario = await add("Mario")
})
afterAll(() => api.close())

async function addWaiting() {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller)
  return { adId, seller, reviewId: await waitingReview(api, adId) }
}

const why = { kind: "reject", reason: "fraud", notes: "Es la misma estafa." }
const send = (reviews: number[], key: string = randomUUID(), who = rosa) =>
  callOwn(api, who.token, "POST /admin/reviews/bulk", { ...why, reviews, key })
const stateOf = async (adId: number) =>
  (await api.pool.query("select state from ads where id = $1", [adId])).rows[0]?.state

test("[B10.52] several submissions are refused for one reason, each with its result, its mail and its credits", async () => {
  const [one, two, taken, decided] = await Promise.all([1, 2, 3, 4].map(addWaiting))
  if (!one || !two || !taken || !decided) throw new Error("four ads were added")
  await callOwn(api, mario.token, `POST /admin/reviews/${taken.reviewId}/claim`, {})
  await callOwn(api, mario.token, `POST /admin/reviews/${decided.reviewId}/approve`)
  const own = await addAd(api.database, { ownerId: rosa.id, state: "pending", slug: "de-rosa" })
  const ownReview = await addReview(api.database, own)
  const reviews = [one, taken, decided].map(({ reviewId }) => reviewId)
  const { status, body } = await send([...reviews, ownReview, 999_999, two.reviewId])
  expect(status).toBe(200)
  const results: { decision: number | null; refusal: string | null }[] = body.data
  expect(results.map(({ decision }) => decision !== null)).toEqual([
    ...[true, false, false, false, false, true],
  ])
  expect(results.map(({ refusal }) => refusal?.split(".")[0] ?? null)).toEqual([
    null,
    "Mario Soto está revisando este anuncio",
    "Mario Soto ya aprobó este anuncio",
    "Este anuncio es tuyo",
    expect.any(String),
    null,
  ])
  expect(await Promise.all([one, taken, decided, two].map(({ adId }) => stateOf(adId)))).toEqual([
    ...["rejected", "pending", "active", "rejected"],
  ])
  for (const { seller } of [one, two]) {
    const subjects = (await mailsTo(api, seller.email)).map(({ subject }) => subject)
    expect(subjects.at(-1)).toContain("No publicamos tu anuncio")
    expect(await countCredits(api.database, seller.id)).toMatchObject({ publication: 1 })
  }
})

test("[B10.52] repeating the call with its key, also at the same moment, decides nothing twice", async () => {
  const ads = await Promise.all([1, 2, 3].map(addWaiting))
  const ids = ads.map(({ reviewId }) => reviewId)
  const key = randomUUID()
  const answers = await Promise.all([send(ids, key), send(ids, key), send(ids, key)])
  const [first, ...more] = answers.map(({ body }) => body.data)
  for (const again of more) expect(again).toEqual(first)
  expect(first.every(({ decision }: { decision: number | null }) => decision !== null)).toBe(true)
  for (const { seller } of ads) expect(await mailsTo(api, seller.email)).toHaveLength(2)
  // Undone, and then repeated by a browser that lost the first response: it stays undone.
  const undone = await callOwn(api, rosa.token, `POST /admin/decisions/${first[0].decision}/undo`)
  expect(undone.status).toBe(200)
  expect((await send(ids, key)).body.data).toEqual(first)
  expect(await stateOf(ads[0]?.adId ?? 0)).toBe("pending")
  // Another call decides again; the others are known to be decided.
  const other = (await send(ids)).body.data
  expect(other.map(({ refusal }: { refusal: string | null }) => refusal)).toEqual([
    null,
    "Rosa Soto ya rechazó este anuncio.",
    "Rosa Soto ya rechazó este anuncio.",
  ])
})

test("[B8.154] a key that was used for a decision is refused for another one, and decides nothing", async () => {
  const [one, two] = await Promise.all([addWaiting(), addWaiting()])
  const key = randomUUID()
  expect((await send([one.reviewId], key)).status).toBe(200)
  const post = (data: object) => callOwn(api, rosa.token, "POST /admin/reviews/bulk", data)
  const reviews = [two.reviewId, one.reviewId]
  for (const other of [{ kind: "request-changes" }, { notes: "Faltan fotos." }]) {
    const { body, status } = await post({ ...why, ...other, reviews, key })
    expect([status, body.error.details.errors[0].path]).toEqual([409, ["key"]])
  }
  expect(await Promise.all([stateOf(one.adId), stateOf(two.adId)])).toEqual(["rejected", "pending"])
  expect((await send([one.reviewId], key)).status).toBe(200)
})

test("[B10.52] a call without a reason, with a submission twice or with too many is refused", async () => {
  const key = randomUUID()
  const post = (data: object) => callOwn(api, rosa.token, "POST /admin/reviews/bulk", data)
  expect((await post({ ...why, reviews: [1, 1], key })).status).toBe(400)
  expect((await post({ ...why, reviews: [], key })).status).toBe(400)
  const many = Array.from({ length: 51 }, (_, index) => index + 1)
  expect((await post({ ...why, reviews: many, key })).status).toBe(400)
  expect((await post({ ...why, notes: " ", reviews: [1], key })).status).toBe(400)
  const seller = await addTestSeller(api)
  expect((await callOwn(api, seller.token, "POST /admin/reviews/bulk", {})).status).toBe(403)
})
