import { randomUUID } from "node:crypto"
import { draftOfContent } from "@wara/domain/ads/ad-draft"
import { eq } from "drizzle-orm"
import { afterAll, afterEach, beforeAll, expect, test } from "vitest"
import { giveCredits } from "../../../test/give-credits.ts"
import { chargedFor, eventsOf, mailsTo, outcome } from "../../../test/order-outcome.ts"
import { buildContent, callOwn, draftWith, submissionOf } from "../../../test/publish-ad.ts"
import { type Buyer, comeBack, openShop, type Shop } from "../../../test/shop.ts"
import { waitingForLocks } from "../../../test/waiting-for-locks.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import { orders } from "../../database/schema/orders.ts"
import { countCredits } from "../credits/use-cases/count-credits.ts"
import { reconcileOrders } from "./use-cases/reconcile-orders.ts"

let shop: Shop
let buyer: Buyer

beforeAll(async () => {
  shop = await openShop({ timeouts: { timeout: 500, statusRetries: 0 } })
  buyer = await shop.addBuyer()
})

afterEach(() => shop.webpay.command({ forget: true }))
afterAll(() => shop.stop())

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** A draft that may be submitted. */
async function addDraft(owner: Buyer): Promise<number> {
  const draft = draftOfContent(await buildContent(shop.api, owner.id))
  const data = { key: randomUUID(), draft }
  const made = await callOwn(shop.api, owner.token, "POST /users/me/ads", data)
  return made.body.data.id
}

async function adRow(id: number) {
  const [row] = await shop.api.database.select().from(ads).where(eq(ads.id, id))
  return row
}

const creditsOf = (owner: Buyer) => countCredits(shop.api.database, owner.id)

const refused = ({ body, status }: Awaited<ReturnType<Buyer["ask"]>>) => [
  status,
  body.error.details.errors?.[0]?.path.join("."),
]

test("a pack, a featured placement and the ad in one payment: once paid, the ad is in review with its credits", async () => {
  const person = await shop.addBuyer()
  const ad = await addDraft(person)
  const order = await person.open({ ad, placement: true, feature_ad: true })
  expect(await adRow(ad)).toMatchObject({ state: "awaiting_payment" })
  const back = await shop.webpay.pay(order.token, "approve", {})
  const answer = await comeBack(shop.api, back)
  expect(answer?.body.data.order).toMatchObject({ state: "paid", ad: { id: ad }, total: 79_980 })
  await comeBack(shop.api, back)
  expect(await adRow(ad)).toMatchObject({ state: "pending", featured: true })
  expect(await creditsOf(person)).toMatchObject({ publication: 14, featured: 1 })
  expect((await mailsTo(shop, person.id)).sort()).toEqual([
    "Recibimos tu anuncio",
    "Recibimos tu pago",
  ])
})

test.each([
  ["reject", "rejected"],
  ["cancel", "aborted"],
  ["expire", "timed_out"],
] as const)(
  "after %s the ad is a draft again, and can be paid for again",
  async (choice, state) => {
    const ad = await addDraft(buyer)
    const order = await buyer.open({ ad })
    await comeBack(shop.api, await shop.webpay.pay(order.token, choice, {}))
    expect(await outcome(shop, order.id)).toMatchObject({ state, credits: 0 })
    expect(await adRow(ad)).toMatchObject({ state: "draft" })
    expect((await buyer.ask({ ad })).status).toBe(200)
  },
)

test("when the gateway opens no payment, or its page is abandoned, the ad is a draft again", async () => {
  const ad = await addDraft(buyer)
  await shop.webpay.command({ operation: "create", how: "refuse", when: "before" })
  expect((await buyer.ask({ ad })).status).toBe(503)
  expect(await adRow(ad)).toMatchObject({ state: "draft" })
  await buyer.open({ ad })
  await reconcileOrders(shop.api, later(16))
  expect(await adRow(ad)).toMatchObject({ state: "draft" })
})

test.each([
  ["an ad that was never sent", null],
  ["an ad that was withdrawn from review", new Date("2026-11-01T12:00:00Z")],
])(
  "[B8.180] the owner deletes %s while it awaits its payment; paid after all, its credits stay",
  async (_, submittedAt) => {
    const person = await shop.addBuyer()
    const ad = await addDraft(person)
    await shop.api.database.update(ads).set({ submittedAt }).where(eq(ads.id, ad))
    const order = await person.open({ ad })
    expect(await adRow(ad)).toMatchObject({ state: "awaiting_payment" })
    const remove = () => callOwn(shop.api, person.token, `DELETE /users/me/ads/${ad}`)
    expect((await remove()).status).toBe(200)
    expect((await remove()).status).toBe(404)
    const listed = await callOwn(shop.api, person.token, "GET /users/me/ads")
    expect(listed.body.meta.counts).toMatchObject({ all: 0, draft: 0 })
    const answer = await comeBack(shop.api, await shop.webpay.pay(order.token, "approve", {}))
    expect(answer?.body.data.order).toMatchObject({ state: "paid" })
    expect(await creditsOf(person)).toMatchObject({ publication: 15 })
    expect(await mailsTo(shop, person.id)).toEqual(["Recibimos tu pago"])
  },
)

test.each([
  ["pay", { state: "pending", credits: 14, removed: 409 }],
  ["remove", { state: undefined, credits: 15, removed: 200 }],
] as const)(
  "[B8.180] of a payment and the deletion of its ad that meet, the first decides: %s",
  async (first, expected) => {
    const person = await shop.addBuyer()
    const ad = await addDraft(person)
    const order = await person.open({ ad })
    const back = await shop.webpay.pay(order.token, "approve", {})
    const steps = {
      pay: () => comeBack(shop.api, back),
      remove: () => callOwn(shop.api, person.token, `DELETE /users/me/ads/${ad}`),
    }
    const begun = await shop.api.database.transaction(async (transaction) => {
      await transaction.select().from(users).where(eq(users.id, person.id)).for("update")
      const one = steps[first]()
      await expect.poll(() => waitingForLocks(shop.api)).toBe(1)
      const other = steps[first === "pay" ? "remove" : "pay"]()
      await expect.poll(() => waitingForLocks(shop.api)).toBe(2)
      return first === "pay" ? { paid: one, removed: other } : { paid: other, removed: one }
    })
    expect((await begun.paid)?.body.data.order).toMatchObject({ state: "paid" })
    expect((await begun.removed)?.status).toBe(expected.removed)
    expect((await adRow(ad))?.state).toBe(expected.state)
    expect(await creditsOf(person)).toMatchObject({ publication: expected.credits })
  },
)

test("[B8.180] an unpaid order of a deleted ad ends like any other", async () => {
  const person = await shop.addBuyer()
  const ad = await addDraft(person)
  const order = await person.open({ ad })
  await callOwn(shop.api, person.token, `DELETE /users/me/ads/${ad}`)
  await comeBack(shop.api, await shop.webpay.pay(order.token, "cancel", {}))
  expect(await outcome(shop, order.id)).toMatchObject({ state: "aborted", credits: 0 })
})

test("a second checkout of the ad replaces the first: paying the first one is not charged", async () => {
  const person = await shop.addBuyer()
  const ad = await addDraft(person)
  const first = await person.open({ ad })
  const second = await person.open({ ad, placement: true })
  expect(await outcome(shop, first.id)).toMatchObject({ state: "aborted" })
  await comeBack(shop.api, await shop.webpay.pay(first.token, "approve", {}))
  expect(await chargedFor(shop, first.id)).toBe(0)
  expect(await adRow(ad)).toMatchObject({ state: "awaiting_payment" })
  await comeBack(shop.api, await shop.webpay.pay(second.token, "approve", {}))
  expect(await adRow(ad)).toMatchObject({ state: "pending" })
  expect(await chargedFor(shop, second.id)).toBe(79_980)
})

test("while a payment of the ad is being confirmed, no second one is opened", async () => {
  const person = await shop.addBuyer()
  const ad = await addDraft(person)
  const order = await person.open({ ad })
  const back = await shop.webpay.pay(order.token, "approve", {})
  await shop.webpay.command({ down: true })
  await comeBack(shop.api, back)
  await shop.webpay.command({ down: false })
  expect(refused(await person.ask({ ad }))).toEqual([409, "ad"])
  const otherBuyer = await shop.addBuyer()
  expect(await otherBuyer.ask({ ad })).toMatchObject({ status: 404 })
  await reconcileOrders(shop.api, later(2))
  expect(await adRow(ad)).toMatchObject({ state: "pending" })
})

test("of many concurrent checkouts of one ad one stays open", async () => {
  const person = await shop.addBuyer()
  const ad = await addDraft(person)
  const answers = await Promise.all([1, 2, 3, 4].map(() => person.ask({ ad })))
  const opened = answers.filter(({ status }) => status === 200)
  expect(opened.length).toBeGreaterThan(0)
  const { rows } = await shop.api.pool.query(
    "select state from orders where ad_id = $1 and state in ('created', 'redirected')",
    [ad],
  )
  expect(rows).toEqual([{ state: "redirected" }])
})

test("a purchase must cover the ad", async () => {
  const person = await shop.addBuyer()
  const ad = await addDraft(person)
  expect(refused(await person.ask({ ad, pack: null, placement: true }))).toEqual([400, "pack"])
  await giveCredits(shop.api.database, person.id, { available: 1 })
  expect((await person.ask({ ad, pack: null, placement: true, feature_ad: true })).status).toBe(200)
})

test("[B8.9] buying and publishing require a confirmed e-mail; an open checkout can be continued", async () => {
  const person = await shop.addBuyer()
  const ad = await addDraft(person)
  const open = { key: randomUUID() }
  const placed = await person.ask(open)
  await shop.api.database.update(users).set({ confirmedAt: null }).where(eq(users.id, person.id))
  expect(refused(await person.ask({ ad }))).toEqual([403, "email_confirmation"])
  expect(refused(await person.ask())).toEqual([403, "email_confirmation"])
  expect((await person.ask(open)).body).toEqual(placed.body)
  expect(await shop.api.database.$count(orders, eq(orders.ownerId, person.id))).toBe(1)
})

test("an ad that can no longer be submitted stays a draft, its credits remain available, and the receipt says so", async () => {
  const person = await shop.addBuyer()
  const ad = await addDraft(person)
  const order = await person.open({ ad })
  await shop.api.database.update(users).set({ confirmedAt: null }).where(eq(users.id, person.id))
  await comeBack(shop.api, await shop.webpay.pay(order.token, "approve", {}))
  expect(await outcome(shop, order.id)).toMatchObject({ state: "paid", credits: 15 })
  expect(await adRow(ad)).toMatchObject({ state: "draft" })
  expect(await creditsOf(person)).toMatchObject({ publication: 15, featured: 1 })
  expect(await eventsOf(shop, order.id)).toContain("ad-not-submitted")
  const { rows } = await shop.api.pool.query(
    "select data->>'text' as text from pgboss.job where name = 'mail' and data->>'text' like '%sigue como borrador%'",
  )
  expect(rows).toHaveLength(1)
})

test("submitting with a new credit and paying concurrently: one submission, nothing lost", async () => {
  const person = await shop.addBuyer()
  const ad = await addDraft(person)
  const order = await person.open({ ad })
  await giveCredits(shop.api.database, person.id, { available: 1 })
  const content = await buildContent(shop.api, person.id)
  const back = await shop.webpay.pay(order.token, "approve", {})
  const submission = submissionOf(draftWith(content, ad))
  await Promise.all([
    comeBack(shop.api, back),
    callOwn(shop.api, person.token, "POST /users/me/ads/submit", submission),
  ])
  expect(await outcome(shop, order.id)).toMatchObject({ state: "paid", credits: 15 })
  expect(await adRow(ad)).toMatchObject({ state: "pending" })
  expect(await creditsOf(person)).toMatchObject({ publication: 15, featured: 1 })
})
