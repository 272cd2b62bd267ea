// Long because each decision is tested with its effect on visitor, seller and mails.
import type { AdContent } from "@wara/domain/ads/ad-schema"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import {
  addPendingAd,
  addTestSeller,
  addUpload,
  callOwn,
  type TestSeller,
  waitingReview,
} from "../../../test/publish-ad.ts"
import { countCredits } from "../credits/use-cases/count-credits.ts"
import { cleanUploads } from "../uploads/use-cases/delete-files.ts"
import { approveReview } from "./use-cases/approve-review.ts"
import { banAd } from "./use-cases/ban-ad.ts"
import { rejectReview, requestChanges } from "./use-cases/decide-review.ts"
import { readReview } from "./use-cases/read-review.ts"

let api: TestApp
let moderator = 0

beforeAll(async () => {
  api = await createTestApp()
  moderator = await addUser(api.database, {
    role: "moderator",
    firstname: "Rosa",
    lastname: "Vidal",
  })
})

afterAll(() => api.close())

type Decide = typeof approveReview | typeof rejectReview

const refusal = { reason: "pictures", notes: "Sube fotos nítidas." } as const

/** Decides the pending submission of an ad. */
async function decide(by: Decide, adId: number, reviewId?: number): Promise<void> {
  const id = reviewId ?? (await waitingReview(api, adId))
  const decision = { reviewId: id, actorId: moderator, ...refusal }
  await api.database.transaction((transaction) => by(transaction, api.config, decision, new Date()))
}

async function contentOf(seller: TestSeller, adId: number): Promise<AdContent> {
  const { content } = (await callOwn(api, seller.token, `GET /users/me/ads/${adId}`)).body.data
  return { ...content, gallery: content.gallery.map(({ id }: { id: number }) => id) }
}

async function edit(seller: TestSeller, adId: number, change: Partial<AdContent>) {
  const content = { ...(await contentOf(seller, adId)), ...change }
  const { status, body } = await callOwn(api, seller.token, `PUT /users/me/ads/${adId}`, content)
  return { status, body }
}

const subjectsOf = async (seller: TestSeller) =>
  (await mailsTo(api, seller.email)).map(({ subject }) => subject.replace(" · Wara", ""))

const publicAd = async (adId: number) =>
  (await callOwn(api, null, `GET /ads/${adId}?populate=gallery`)).body.data

test("[B10.246] changes are requested, the owner resubmits the ad at no cost, and it is published", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller)
  expect((await readReview(api, await waitingReview(api, adId))).requested).toBeNull()
  await decide(requestChanges, adId)
  const sentBack = (await callOwn(api, seller.token, `GET /users/me/ads/${adId}`)).body.data
  expect(sentBack).toMatchObject({
    state: "changes_requested",
    review: { state: "changes_requested", ...refusal },
    can: { edit: true },
  })
  const gallery = [await addUpload(api, seller.id)]
  const again = await edit(seller, adId, { gallery })
  expect(again.body).toMatchObject({ review: true, data: { state: "pending" } })
  // It keeps its first URL.
  expect(again.body.data.slug).toBe(sentBack.slug)
  expect((await readReview(api, await waitingReview(api, adId))).requested).toMatchObject(refusal)
  await decide(approveReview, adId)
  expect(await publicAd(adId)).toMatchObject({ gallery: [{ id: gallery[0] }] })
  expect(await countCredits(api.database, seller.id)).toMatchObject({ publication: 0, featured: 0 })
  expect(await subjectsOf(seller)).toEqual([
    "Recibimos tu anuncio",
    "Tu anuncio necesita cambios",
    "Recibimos tu anuncio",
    "Tu anuncio está publicado",
  ])
})

test("[B9.186] a submission after changes names the version that was sent back, also when it is corrected while it waits", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller, { content: { manufacturer: "Toyotta" } })
  const [sent] = (await readReview(api, await waitingReview(api, adId))).content.gallery
  await decide(requestChanges, adId)
  const gallery = [await addUpload(api, seller.id)]
  for (const manufacturer of ["Toyota", "Toyota Industries"]) {
    await edit(seller, adId, { gallery, manufacturer })
    const { content, requested } = await readReview(api, await waitingReview(api, adId))
    expect(content).toMatchObject({ manufacturer, gallery: [{ id: gallery[0] }] })
    expect(requested).toMatchObject({
      ...refusal,
      content: { manufacturer: "Toyotta", gallery: [{ id: sent?.id, url: sent?.url }] },
      names: { condition: expect.any(String) },
    })
  }
  await decide(approveReview, adId)
  await edit(seller, adId, { name: "Otro nombre de grúa" })
  expect((await readReview(api, await waitingReview(api, adId))).requested).toBeNull()
})

test("a rejected ad returns both credits, and stays rejected", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller, { featured: true })
  await decide(rejectReview, adId)
  expect(await countCredits(api.database, seller.id)).toMatchObject({ publication: 1, featured: 1 })
  const { rows } = await api.pool.query("select state, featured from ads where id = $1", [adId])
  expect(rows).toEqual([{ state: "rejected", featured: false }])
  expect((await edit(seller, adId, {})).status).toBe(409)
  expect(await subjectsOf(seller)).toEqual(["Recibimos tu anuncio", "No publicamos tu anuncio"])
})

test("of two concurrent moderators one decides, the other learns who decided and what", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller)
  const reviewId = await waitingReview(api, adId)
  const decisions = await Promise.allSettled([
    decide(approveReview, adId, reviewId),
    decide(rejectReview, adId, reviewId),
    decide(requestChanges, adId, reviewId),
  ])
  const refused = decisions.flatMap((decision) =>
    decision.status === "rejected" ? [decision.reason] : [],
  )
  expect(refused).toHaveLength(2)
  for (const error of refused) {
    expect(error).toMatchObject({ code: "ConflictError" })
    expect(error.details[0].message).toMatch(/^Rosa Vidal ya (aprobó|rechazó|pidió)/)
  }
  expect(await mailsTo(api, seller.email)).toHaveLength(2)
  await expect(decide(approveReview, adId, 999_999)).rejects.toMatchObject({
    code: "NotFoundError",
  })
})

test("small changes are public at once; others wait while the approved version stays public public", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller)
  await decide(approveReview, adId)
  const before = await publicAd(adId)
  const small = await edit(seller, adId, { price: 13_000_000, model: "8FG30" })
  expect(small.body).toMatchObject({ review: false })
  expect(await publicAd(adId)).toMatchObject({ price: 13_000_000, model: "8FG30" })

  const gallery = [await addUpload(api, seller.id)]
  expect((await edit(seller, adId, { name: "Primer cambio" })).body.review).toBe(true)
  const first = await waitingReview(api, adId)
  expect((await edit(seller, adId, { name: "Segundo cambio", gallery })).body.review).toBe(true)
  expect(await waitingReview(api, adId)).not.toBe(first)
  expect((await contentOf(seller, adId)).name).toBe("Segundo cambio")
  expect(await publicAd(adId)).toMatchObject({ name: before.name, gallery: before.gallery })
  await expect(decide(approveReview, adId, first)).rejects.toMatchObject({ code: "ConflictError" })
  // The new picture is not public yet, and is not deleted.
  const { signal } = new AbortController()
  await cleanUploads(api, new Date(Date.now() + 2 * 86_400_000), signal)

  await decide(approveReview, adId)
  expect(await publicAd(adId)).toMatchObject({
    name: "Segundo cambio",
    gallery: [{ id: gallery[0] }],
    slug: before.slug,
    expires_at: before.expires_at,
  })
  await edit(seller, adId, { name: "Tercer cambio" })
  await decide(rejectReview, adId)
  expect(await publicAd(adId)).toMatchObject({ name: "Segundo cambio" })
  expect((await contentOf(seller, adId)).name).toBe("Segundo cambio")
  expect(await countCredits(api.database, seller.id)).toMatchObject({ publication: 0, featured: 0 })
})

test("a change to a category deleted meanwhile cannot be approved, only sent back", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller)
  await decide(approveReview, adId)
  const { rows } = await api.pool.query<{ id: number }>(
    `insert into categories (name, slug, color, color_tint, icon)
      values ('De paso', 'de-paso', '#112233', '#DDEEFF', 'sun') returning id`,
  )
  const category = rows[0]?.id ?? 0
  expect((await edit(seller, adId, { category })).body.review).toBe(true)
  await api.pool.query("delete from categories where id = $1", [category])
  await expect(decide(approveReview, adId)).rejects.toMatchObject({ code: "ConflictError" })
  await decide(requestChanges, adId)
})

test("[B7.216] a change in a commune that moved to another region meanwhile is approved", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller)
  await decide(approveReview, adId)
  const { commune, region } = await contentOf(seller, adId)
  await edit(seller, adId, { name: "Cambio de otra región" })
  await api.pool.query(`with added as (
      insert into regions (code, name, full_name, slug, "order")
      values ('16', 'Ñuble', 'Región de Ñuble', 'nuble', 10) returning id
    ) update communes set region_id = added.id from added where communes.id = ${commune}`)
  await decide(approveReview, adId)
  expect(await publicAd(adId)).toMatchObject({ name: "Cambio de otra región" })
  expect((await contentOf(seller, adId)).region).not.toBe(region)
})

test("a change that was sent back is stored for its owner, until the public version is changed instead", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller)
  await decide(approveReview, adId)
  const { name } = await publicAd(adId)
  await edit(seller, adId, { name: "Un cambio" })
  await decide(requestChanges, adId)
  const mine = (await callOwn(api, seller.token, `GET /users/me/ads/${adId}`)).body.data
  expect(mine).toMatchObject({
    state: "active",
    name,
    content: { name: "Un cambio" },
    review: { kind: "edit", state: "changes_requested" },
  })
  expect((await edit(seller, adId, { name, model: "8FG30" })).body.review).toBe(false)
  expect(await contentOf(seller, adId)).toMatchObject({ name, model: "8FG30" })
})

test("a price is compared with the reviewed one, so that small steps cannot avoid a review", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller, { content: { price: 1_000_000 } })
  await decide(approveReview, adId)
  const reviewed = async (price: number) => (await edit(seller, adId, { price })).body.review
  expect(await reviewed(1_250_000)).toBe(false)
  expect(await reviewed(1_300_000)).toBe(false)
  expect(await reviewed(1_400_000)).toBe(true)
  expect(await publicAd(adId)).toMatchObject({ price: 1_300_000 })
})

test("a banned ad is hidden from everyone, with its pending change; no credit returns", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller)
  await decide(approveReview, adId)
  const { slug } = await publicAd(adId)
  await edit(seller, adId, { name: "Un cambio" })
  const ban = { adId, actorId: moderator, reason: "fraud", notes: "" } as const
  const act = () =>
    api.database.transaction((transaction) => banAd(transaction, api.config, ban, new Date()))
  await act()
  await expect(act()).rejects.toMatchObject({ code: "ConflictError" })
  await expect(waitingReview(api, adId)).rejects.toThrow()
  const filter = `filters[slug][$eq]=${slug}`
  expect((await callOwn(api, null, `GET /ads?${filter}`)).body.data).toEqual([])
  expect((await callOwn(api, null, `GET /ended-ads?${filter}`)).body.data).toEqual([])
  expect(await countCredits(api.database, seller.id)).toMatchObject({ publication: 0, featured: 0 })
  expect((await subjectsOf(seller)).at(-1)).toBe("Bloqueamos tu anuncio")
})

test("[B5.28] a blocked ad shows its owner the ban's reason, not that of an earlier rejection", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller)
  await decide(approveReview, adId)
  await edit(seller, adId, { name: "Un cambio engañoso" })
  await decide(rejectReview, adId)
  const ban = {
    adId,
    actorId: moderator,
    reason: "forbidden",
    notes: "No se puede vender.",
  } as const
  await api.database.transaction((transaction) => banAd(transaction, api.config, ban, new Date()))
  const { body } = await callOwn(api, seller.token, `GET /users/me/ads/${adId}`)
  expect(body.data).toMatchObject({
    state: "banned",
    ban: { reason: "forbidden", notes: "No se puede vender." },
    review: { reason: "pictures" },
  })
  const mail = (await mailsTo(api, seller.email)).at(-1)
  expect(mail?.subject).toBe("Bloqueamos tu anuncio · Wara")
  expect(mail?.text).toContain("No se puede vender.")
  expect(mail?.text).not.toContain("nítidas")
})

test("a ban of a deleted account's ad sends no mail", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller)
  await api.pool.query("update users set deleted_at = now() where id = $1", [seller.id])
  const ban = { adId, actorId: moderator, reason: "fraud", notes: "" } as const
  await api.database.transaction((transaction) => banAd(transaction, api.config, ban, new Date()))
  expect(await subjectsOf(seller)).not.toContain("Bloqueamos tu anuncio")
})

test("an ended ad's pending change is withdrawn; a copy creates its own draft", async () => {
  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller, { content: { serial_number: "SN-1" } })
  await decide(approveReview, adId)
  await edit(seller, adId, { name: "Un cambio" })
  const sold = await callOwn(api, seller.token, `POST /users/me/ads/${adId}/deactivate`, {
    reason: "sold",
  })
  expect(sold.body.data).toMatchObject({
    state: "deactivated",
    end_reason: "sold",
    review: { state: "withdrawn" },
  })
  const key = "8f14e45f-ceea-467f-9c4e-0a1b2c3d4e5f"
  const copy = () => callOwn(api, seller.token, `POST /users/me/ads/${adId}/duplicate`, { key })
  const [made, again] = [await copy(), await copy()]
  expect(again.body.data.id).toBe(made.body.data.id)
  const { content } = (await callOwn(api, seller.token, `GET /users/me/ads/${made.body.data.id}`))
    .body.data
  const original = await contentOf(seller, adId)
  expect(content).toMatchObject({ name: original.name, serial_number: "", price: original.price })
  expect(content.gallery.map(({ id }: { id: number }) => id)).toEqual(original.gallery)
})
