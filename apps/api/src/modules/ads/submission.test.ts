// Long because every outcome of the one call is tested with one seller, prices and gateway.

import { randomUUID } from "node:crypto"
import type { AdDraft } from "@wara/domain/ads/ad-draft"
import type { AdState } from "@wara/domain/ads/ad-state"
import { notSubmittableTexts } from "@wara/domain/ads/ad-texts"
import { eq } from "drizzle-orm"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { giveCredits } from "../../../test/give-credits.ts"
import {
  addUpload,
  buildContent,
  callOwn,
  draftWith,
  submissionOf,
} from "../../../test/publish-ad.ts"
import { type Buyer, comeBack, openShop, type Shop } from "../../../test/shop.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import { orders } from "../../database/schema/orders.ts"
import { countCredits } from "../credits/use-cases/count-credits.ts"

let shop: Shop

beforeAll(async () => {
  shop = await openShop({ timeouts: { timeout: 500, statusRetries: 0 } })
})

afterEach(() => shop.webpay.command({ forget: true }))
afterAll(() => shop.stop())

const submit = (owner: Buyer, submission: object) =>
  callOwn(shop.api, owner.token, "POST /users/me/ads/submit", submission)

/** A seller with a complete draft that is saved in version 1. */
async function addDraft(owner: Buyer, choice: Partial<AdDraft> = {}) {
  const content = await buildContent(shop.api, owner.id)
  const draft = { ...draftWith(content, null), ...choice }
  const key = randomUUID()
  const made = await callOwn(shop.api, owner.token, "POST /users/me/ads", { key, draft })
  const id: number = made.body.data.id
  return { id, key, draft: { ...draft, ad: { ...draft.ad, ad_id: id } } }
}

/** The summary's post when the shop's pack must be paid. */
const paid = (given: object = {}) => ({
  total: 69_990,
  checkout: { key: randomUUID(), terms: true, is_invoice: false },
  ...given,
})

async function adRow(id: number) {
  const [row] = await shop.api.database.select().from(ads).where(eq(ads.id, id))
  return row
}

const creditsOf = (owner: Buyer) => countCredits(shop.api.database, owner.id)
const ordersOf = (owner: Buyer) =>
  shop.api.database.select().from(orders).where(eq(orders.ownerId, owner.id))
const versionOf = async (owner: Buyer, ad: number) =>
  (await callOwn(shop.api, owner.token, `GET /users/me/draft?ad=${ad}`)).body.data?.version

test("with a credit the draft is submitted at once; repeating the call spends nothing", async () => {
  const seller = await shop.addBuyer()
  await giveCredits(shop.api.database, seller.id, { available: 1 })
  const { id, key, draft } = await addDraft(seller)
  const submission = submissionOf(draft, { key })
  const submitted = { status: 200, body: { data: { outcome: "submitted", ad: id } } }
  expect(await submit(seller, submission)).toEqual(submitted)
  expect(await adRow(id)).toMatchObject({ state: "pending", name: draft.ad.name })
  // No credit is left, so the cost would differ, but the earlier submission is reported first.
  expect(await submit(seller, submission)).toEqual(submitted)
  expect(await submit(seller, { ...submission, ...paid() })).toEqual(submitted)
  expect(await creditsOf(seller)).toMatchObject({ publication: 0 })
  expect(await ordersOf(seller)).toEqual([])
})

test("an old tab learns what became of its ad: only one in review or public counts as submitted", async () => {
  const seller = await shop.addBuyer()
  await giveCredits(shop.api.database, seller.id, { available: 1 })
  const { id, key, draft } = await addDraft(seller)
  const submission = submissionOf(draft, { key })
  await submit(seller, submission)
  const resubmitIn = async (state: AdState) => {
    const endedAt = ["expired", "deactivated", "banned"].includes(state) ? new Date() : null
    const expiresAt = new Date(Date.now() + 86_400_000)
    await shop.api.database
      .update(ads)
      .set({ state, endedAt, expiresAt, publishedAt: new Date(), returnedAt: new Date() })
      .where(eq(ads.id, id))
    return submit(seller, submission)
  }
  for (const state of ["pending", "active"] as const) {
    const { body } = await resubmitIn(state)
    expect(body.data).toEqual({ outcome: "submitted", ad: id })
  }
  for (const [state, message] of Object.entries(notSubmittableTexts)) {
    const { status, body } = await resubmitIn(state as AdState)
    expect([state, status, body.error?.name]).toEqual([state, 409, "ConflictError"])
    expect(body.error.details.errors).toEqual([{ path: ["state"], message }])
  }
})

test("an unsaved draft is created under its key, and submitted in the same call", async () => {
  const seller = await shop.addBuyer()
  await giveCredits(shop.api.database, seller.id, { available: 2 })
  const draft = draftWith(await buildContent(shop.api, seller.id), null)
  const submission = submissionOf(draft, { version: 0 })
  const answers = await Promise.all([1, 2, 3].map(() => submit(seller, submission)))
  const [first, ...others] = answers.map(({ body }) => body.data)
  expect(first).toMatchObject({ outcome: "submitted" })
  for (const other of others) expect(other).toEqual(first)
  expect(await creditsOf(seller)).toMatchObject({ publication: 1 })
})

test("if payment is due an order is created, and its payment submits the call's content", async () => {
  const seller = await shop.addBuyer()
  const { id, key, draft } = await addDraft(seller)
  const renamed = { ...draft, featured: true, ad: { ...draft.ad, name: "Komatsu PC200 excavator" } }
  const { body } = await submit(seller, submissionOf(renamed, { key, ...paid() }))
  expect(body.data).toMatchObject({
    outcome: "payment",
    ad: id,
    order: { state: "redirected", total: 69_990, ad: { id }, ad_intent: "publish" },
    redirect: { url: expect.stringMatching(/^http/), token: expect.any(String) },
  })
  expect(await adRow(id)).toMatchObject({ state: "awaiting_payment" })
  expect(await versionOf(seller, id)).toBe(2)
  await comeBack(shop.api, await shop.webpay.pay(body.data.redirect.token, "approve", {}))
  // The pack contains the featured placement.
  expect(await adRow(id)).toMatchObject({ state: "pending", featured: true, name: renamed.ad.name })
  expect(await creditsOf(seller)).toMatchObject({ publication: 14, featured: 0 })
  const again = await submit(seller, submissionOf(renamed, { key, ...paid() }))
  expect(again.body.data).toEqual({ outcome: "submitted", ad: id })
})

test("the same paid submission, sent concurrently, is one order with one payment page", async () => {
  const seller = await shop.addBuyer()
  const { id, key, draft } = await addDraft(seller)
  const changed = { ...draft, ad: { ...draft.ad, model: "8FG30" } }
  const submission = submissionOf(changed, { key, ...paid() })
  const answers = await Promise.all([1, 2, 3, 4].map(() => submit(seller, submission)))
  const [first, ...others] = answers.map(({ body }) => body.data)
  expect(first).toMatchObject({ outcome: "payment", ad: id })
  for (const other of others) expect(other).toEqual(first)
  expect(await ordersOf(seller)).toHaveLength(1)
})

test("an ended order of the same key returns its result, not a second payment", async () => {
  const seller = await shop.addBuyer()
  const { draft } = await addDraft(seller)
  const submission = submissionOf(draft, paid())
  const { data } = (await submit(seller, submission)).body
  await comeBack(shop.api, await shop.webpay.pay(data.redirect.token, "reject", {}))
  const again = await submit(seller, submission)
  expect(again.body.data).toMatchObject({ order: { state: "rejected" }, redirect: null })
  expect(await ordersOf(seller)).toHaveLength(1)
})

test("errors are reported by field of the ad and of the checkout, and nothing is stored", async () => {
  const seller = await shop.addBuyer()
  const { id, draft } = await addDraft(seller)
  const pathsOf = async (submission: object) => {
    const { data } = (await submit(seller, submission)).body
    expect(data.outcome).toBe("invalid")
    return data.errors.map(({ path }: { path: string[] }) => path.join("."))
  }
  const unnamed = { ...draft, ad: { ...draft.ad, name: "", phone: "12" } }
  expect(await pathsOf(submissionOf(unnamed, paid()))).toEqual(["ad.name", "ad.phone"])
  const elsewhere = { ...draft, ad: { ...draft.ad, commune: 999_999 } }
  expect(await pathsOf(submissionOf(elsewhere, { ...paid(), save_contact: true }))).toEqual([
    "ad.commune",
  ])
  const checkout = { key: randomUUID(), terms: false, is_invoice: false }
  expect(await pathsOf(submissionOf(draft, paid({ checkout })))).toEqual(["checkout.terms"])
  const invoice = {
    rut: "76.086.428-5",
    company_name: "Maquinarias del Sur SpA",
    business_activity: "Arriendo de maquinaria",
    address: "Av. Matta 100",
    commune: 999_999,
    email: "facturas",
  }
  const factura = (change: object) => {
    const fields = {
      ...checkout,
      terms: true,
      is_invoice: true,
      invoice: { ...invoice, ...change },
    }
    return submissionOf(draft, paid({ checkout: fields }))
  }
  expect(await pathsOf(factura({ rut: "1-1" }))).toEqual([
    "checkout.invoice.rut",
    "checkout.invoice.email",
  ])
  expect(await pathsOf(factura({ email: "facturas@sur.cl" }))).toEqual(["checkout.invoice.commune"])
  expect(await pathsOf(submissionOf(draft, { total: 69_990 }))).toContain("checkout.terms")
  expect(await ordersOf(seller)).toEqual([])
  expect(await adRow(id)).toMatchObject({ state: "draft" })
  expect(await versionOf(seller, id)).toBe(1)
})

test("a total that the user was not shown is returned with its items, and nothing is stored", async () => {
  const seller = await shop.addBuyer()
  const { id, draft } = await addDraft(seller)
  const cost = async (submission: object) => {
    const { data } = (await submit(seller, submission)).body
    expect(data.outcome).toBe("cost")
    return data.quote
  }
  const due = { items: [{ name: "15 anuncios", price: 69_990 }], total: 69_990, iva: 11_175 }
  // The credit that was shown is used; the price was changed; a credit arrived meanwhile.
  expect(await cost(submissionOf(draft))).toMatchObject(due)
  expect(await cost(submissionOf(draft, { ...paid(), total: 59_990 }))).toMatchObject(due)
  const chosen = { ...draft, analytics: { ...draft.analytics, pack_selected: true } }
  expect(await cost(submissionOf({ ...chosen, pack: 999_999 }, paid()))).toBeNull()
  expect(await cost(submissionOf({ ...chosen, pack: 0 }))).toBeNull()
  await giveCredits(shop.api.database, seller.id, { available: 1 })
  expect(await cost(submissionOf(draft, paid()))).toMatchObject({ items: [], total: 0 })
  const featured = { ...draft, featured: true }
  expect(await cost(submissionOf(featured))).toMatchObject({
    items: [{ kind: "featured" }],
    total: 9_990,
  })
  expect(await ordersOf(seller)).toEqual([])
  expect(await adRow(id)).toMatchObject({ state: "draft" })
  expect(await versionOf(seller, id)).toBe(1)
})

test("a featured placement alone is paid for when only the publication has a credit", async () => {
  const seller = await shop.addBuyer()
  await giveCredits(shop.api.database, seller.id, { available: 1 })
  const { id, draft } = await addDraft(seller, { featured: true })
  const { data } = (await submit(seller, submissionOf(draft, { ...paid(), total: 9_990 }))).body
  expect(data).toMatchObject({ outcome: "payment", order: { items: [{ kind: "featured" }] } })
  await comeBack(shop.api, await shop.webpay.pay(data.redirect.token, "approve", {}))
  expect(await adRow(id)).toMatchObject({ state: "pending", featured: true })
})

test("[B5.25] an outdated version is a conflict, unless its content is the newest", async () => {
  const seller = await shop.addBuyer()
  await giveCredits(shop.api.database, seller.id, { available: 1 })
  const { id, key, draft } = await addDraft(seller)
  const newer = { ...draft, ad: { ...draft.ad, name: "Saved on the phone" } }
  const saved = await callOwn(shop.api, seller.token, `PUT /users/me/ads/${id}/draft`, {
    version: 1,
    draft: newer,
  })
  expect(saved.status).toBe(200)
  for (const outdated of [draft, { ...draft, ad: { ...draft.ad, ad_id: null } }]) {
    const { status, body } = await submit(seller, submissionOf(outdated, { key }))
    expect([status, body.error.details.errors[0].path]).toEqual([409, ["version"]])
  }
  expect(await adRow(id)).toMatchObject({ state: "draft" })
  const found = await callOwn(shop.api, seller.token, `GET /users/me/draft?key=${key}`)
  expect(found.body.data).toMatchObject({
    ad: id,
    version: 2,
    draft: { ad: { name: newer.ad.name } },
  })
  const same = await submit(seller, submissionOf(newer, { key }))
  expect(same.body.data).toEqual({ outcome: "submitted", ad: id })
})

test("another user's draft is not found, with or without a payment", async () => {
  const { id, draft } = await addDraft(await shop.addBuyer())
  const other = await shop.addBuyer()
  await giveCredits(shop.api.database, other.id, { available: 1 })
  expect((await submit(other, submissionOf(draft))).status).toBe(404)
  expect((await submit(other, submissionOf(draft, paid()))).status).toBe(404)
  expect(await adRow(id)).toMatchObject({ state: "draft" })
  expect(await ordersOf(other)).toEqual([])
})

test("when the gateway is down the order fails, the draft remains, and a new key can pay", async () => {
  const seller = await shop.addBuyer()
  const { id, key, draft } = await addDraft(seller)
  const submission = submissionOf(draft, { key, ...paid() })
  await shop.webpay.command({ operation: "create", how: "refuse", when: "before" })
  const failed = await submit(seller, submission)
  expect([failed.status, failed.body.error.details.errors[0].path]).toEqual([503, ["payment"]])
  expect(await adRow(id)).toMatchObject({ state: "draft" })
  expect(await versionOf(seller, id)).toBe(1)
  expect((await submit(seller, submission)).status).toBe(503)
  const retried = await submit(seller, { ...submission, ...paid() })
  expect(retried.body.data).toMatchObject({ outcome: "payment", ad: id })
  const [first] = await ordersOf(seller)
  expect(first?.state).toBe("failed")
})

test("[B5.34] the contact of a submitted ad completes the profile on request, and replaces nothing", async () => {
  const seller = await shop.addBuyer({ phone: null, communeId: null })
  await giveCredits(shop.api.database, seller.id, { available: 3 })
  const profile = async () => {
    const [row] = await shop.api.database.select().from(users).where(eq(users.id, seller.id))
    return { phone: row?.phone, commune: row?.communeId }
  }
  const first = await addDraft(seller)
  await submit(seller, submissionOf(first.draft, { total: 1, save_contact: true }))
  await submit(seller, submissionOf(first.draft))
  expect(await profile()).toEqual({ phone: null, commune: null })
  const { draft } = await addDraft(seller)
  const spelled = { ...draft, ad: { ...draft.ad, phone: "9 8765 4321" } }
  await submit(seller, submissionOf(spelled, { save_contact: true }))
  const completed = { phone: "+56987654321", commune: draft.ad.commune }
  expect(await profile()).toEqual(completed)
  const other = await addDraft(seller)
  await submit(seller, submissionOf(other.draft, { save_contact: true }))
  expect(await profile()).toEqual(completed)
})

test("pictures of other users are rejected as errors of the ad, and a new draft is not created", async () => {
  const seller = await shop.addBuyer()
  await giveCredits(shop.api.database, seller.id, { available: 1 })
  const other = await shop.addBuyer()
  const content = await buildContent(shop.api, seller.id)
  const gallery = [...content.gallery, await addUpload(shop.api, other.id)]
  const draft = draftWith({ ...content, gallery }, null)
  const { data } = (await submit(seller, submissionOf(draft, { version: 0 }))).body
  expect(data).toMatchObject({ outcome: "invalid", errors: [{ path: ["ad", "gallery"] }] })
  expect(await shop.api.database.$count(ads, eq(ads.ownerId, seller.id))).toBe(0)
})
