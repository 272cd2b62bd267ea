// Long because every outcome of a refund is tested with one shop and simulator.
import { randomUUID } from "node:crypto"
import { refundSchema } from "@wara/domain/orders/refunds"
import { eq, sql } from "drizzle-orm"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addUser } from "../../../test/add-user.ts"
import { chargedFor, eventsOf, mailsTo, outcome } from "../../../test/order-outcome.ts"
import { type Buyer, comeBack, openShop, orderRow, type Shop } from "../../../test/shop.ts"
import { users } from "../../database/schema/accounts.ts"
import { refunds } from "../../database/schema/orders.ts"
import type { PaymentGateway } from "../../ports/payment-gateway/payment-gateway.ts"
import { returnCredits } from "../credits/use-cases/return-credits.ts"
import { spendCredit } from "../credits/use-cases/spend-credit.ts"
import { finishPayment } from "./use-cases/finish-payment.ts"
import { clearAttention } from "./use-cases/look-after-order.ts"
import { reconcileOrders } from "./use-cases/reconcile-orders.ts"
import { refundByStaff, refundOrder } from "./use-cases/refund-order.ts"

let shop: Shop
let buyer: Buyer
let actorId = 0

beforeAll(async () => {
  shop = await openShop({ timeouts: { timeout: 500, statusRetries: 0 } })
  buyer = await shop.addBuyer()
  actorId = await addUser(shop.api.database, { role: "operator" })
})

afterEach(() => shop.webpay.command({ forget: true }))
afterAll(() => shop.stop())

const minute = 60_000
const later = (minutes: number) => new Date(Date.now() + minutes * minute)

function refund(orderId: number, given: object = {}, now = new Date()) {
  const asked = { key: randomUUID(), amount: 69_990, reason: "Se arrepintió", ...given }
  return refundOrder(shop.api, { ...refundSchema.parse(asked), orderId, actorId }, now)
}

/** The field of a rejected refund's error. */
const refusedFor = (call: Promise<unknown>) =>
  call.then(
    () => "nothing",
    (cause) => cause.details[0].path[0],
  )

const whole = { state: "refunded", refunded: 69_990, credits: 15, revoked: 15, attention: null }

test("in full: the money is refunded, the credits are revoked, the buyer is notified", async () => {
  const person = await shop.addBuyer()
  const id = await person.buy("approve", { card: "debit" })
  expect(await refund(id)).toMatchObject({ amount: 69_990, state: "done" })
  expect(await outcome(shop, id)).toMatchObject(whole)
  expect(await chargedFor(shop, id)).toBe(0)
  expect(await mailsTo(shop, person.id)).toEqual(["Recibimos tu pago", "Te devolvimos un pago"])
  expect(await eventsOf(shop, id)).toContain("refund-done")
  expect(await refusedFor(refund(id))).toBe("amount")
})

test("the same key twice, also concurrently, is one refund; two concurrent keys are one as well", async () => {
  const id = await buyer.buy("approve", { card: "credit" })
  const key = randomUUID()
  const part = { key, amount: 10_000 }
  await Promise.allSettled([refund(id, part), refund(id, part)])
  expect(await refund(id, part)).toMatchObject({ amount: 10_000, state: "done" })
  expect(await refusedFor(refund(id, { key, amount: 20_000 }))).toBe("key")
  expect(await chargedFor(shop, id)).toBe(59_990)
  const both = await Promise.allSettled([
    refund(id, { amount: 59_990 }),
    refund(id, { amount: 59_990 }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"])
  expect(await outcome(shop, id)).toMatchObject(whole)
  expect(await chargedFor(shop, id)).toBe(0)
})

test("in parts, for a credit card: each revokes the named credits, the last one the rest", async () => {
  const id = await buyer.buy("approve", { card: "credit" })
  await refund(id, { amount: 20_000, credits: { publication: 5 } })
  expect(await outcome(shop, id)).toMatchObject({
    state: "partially_refunded",
    refunded: 20_000,
    revoked: 5,
  })
  expect(await refusedFor(refund(id, { amount: 50_000 }))).toBe("amount")
  await refund(id, { amount: 49_990 })
  expect(await outcome(shop, id)).toMatchObject(whole)
})

test("a partial refund of a debit or instalment payment is rejected without calling the gateway", async () => {
  for (const card of ["debit", "instalments"]) {
    const id = await buyer.buy("approve", { card })
    expect(await refusedFor(refund(id, { amount: 10_000 }))).toBe("amount")
    expect(await chargedFor(shop, id)).toBe(69_990)
  }
})

test("spent credits are only written off when the operator confirms it", async () => {
  const person = await shop.addBuyer()
  const id = await person.buy("approve")
  const { database } = shop.api
  const adId = await addAd(database, { ownerId: person.id, state: "pending" })
  const spend = { ownerId: person.id, adId, now: new Date() }
  const cause = { reason: "ad-submitted", actorId: person.id } as const
  await database.transaction((transaction) => spendCredit(transaction, "publication", spend, cause))
  expect(await refusedFor(refund(id))).toBe("allow_spent")
  expect(await chargedFor(shop, id)).toBe(69_990)
  await refund(id, { allow_spent: true })
  expect(await outcome(shop, id)).toMatchObject({ ...whole, revoked: 14 })
  // Rejected after the refund: credits without payment do not return.
  const back = { id: adId, ownerId: person.id, now: new Date() }
  const rejected = { reason: "ad-rejected", actorId } as const
  const returned = database.transaction((transaction) => returnCredits(transaction, back, rejected))
  expect(await returned).toEqual({ publication: 0, featured: 0 })
  expect(await outcome(shop, id)).toMatchObject(whole)
})

test("a credit that returns from its ad during the refund is revoked too", async () => {
  const person = await shop.addBuyer()
  const id = await person.buy("approve", { card: "credit" })
  const { database } = shop.api
  const ad = { id: await addAd(database, { ownerId: person.id, state: "pending" }) }
  const spend = { ownerId: person.id, adId: ad.id, now: new Date() }
  const spent = { reason: "ad-submitted", actorId: person.id } as const
  await database.transaction((transaction) => spendCredit(transaction, "publication", spend, spent))
  await shop.webpay.command({ operation: "refund", how: "disconnect", when: "before" })
  expect(await refund(id, { allow_spent: true })).toMatchObject({ state: "requested" })
  const back = { ...ad, ownerId: person.id, now: new Date() }
  const rejected = { reason: "ad-rejected", actorId } as const
  await database.transaction((transaction) => returnCredits(transaction, back, rejected))
  await reconcileOrders(shop.api, later(2))
  expect(await outcome(shop, id)).toMatchObject(whole)
})

test("a partial refund whose credits were used meanwhile revokes them when their ads return them, and no more", async () => {
  const person = await shop.addBuyer()
  const id = await person.buy("approve", { card: "credit" })
  const { database } = shop.api
  const use = async () => {
    const adId = await addAd(database, { ownerId: person.id, state: "pending" })
    const spend = { ownerId: person.id, adId, now: new Date() }
    const spent = { reason: "ad-submitted", actorId: person.id } as const
    await database.transaction((change) => spendCredit(change, "publication", spend, spent))
    const back = { id: adId, ownerId: person.id, now: new Date() }
    const rejected = { reason: "ad-rejected", actorId } as const
    return () => database.transaction((change) => returnCredits(change, back, rejected))
  }
  await shop.webpay.command({ operation: "refund", how: "disconnect", when: "before" })
  await refund(id, { amount: 60_000, credits: { publication: 14 } })
  const ends = [await use(), await use()]
  await reconcileOrders(shop.api, later(2))
  expect(await outcome(shop, id)).toMatchObject({ state: "partially_refunded", revoked: 13 })
  const returned = []
  for (const end of ends) returned.push((await end()).publication)
  expect(returned).toEqual([0, 1])
  expect(await outcome(shop, id)).toMatchObject({ revoked: 14 })
})

describe("with a lost response", () => {
  test.each([
    ["after it happened", "after", "done"],
    ["before it happened", "before", "requested"],
  ] as const)("%s: refunded once, never lost", async (_, when, state) => {
    const id = await buyer.buy("approve", { card: "credit" })
    await shop.webpay.command({ operation: "refund", how: "disconnect", when })
    expect(await refund(id, { amount: 30_000 })).toMatchObject({ state })
    await reconcileOrders(shop.api, later(2))
    await reconcileOrders(shop.api, later(4))
    expect(await outcome(shop, id)).toMatchObject({ refunded: 30_000 })
    expect(await chargedFor(shop, id)).toBe(39_990)
  })

  test("during an outage of the gateway: the job finishes it later", async () => {
    const id = await buyer.buy("approve", { card: "credit" })
    await shop.webpay.command({ operation: "refund", how: "disconnect", when: "after" })
    await shop.webpay.command({ operation: "status", how: "disconnect", when: "before" })
    expect(await refund(id, { amount: 30_000 })).toMatchObject({ state: "requested" })
    expect(await refusedFor(refund(id, { amount: 1_000 }))).toBe("amount")
    await reconcileOrders(shop.api, later(2))
    expect(await outcome(shop, id)).toMatchObject({ refunded: 30_000, attention: null })
    expect(await chargedFor(shop, id)).toBe(39_990)
  })

  test("and the gateway no longer knows the payment: the order requests attention", async () => {
    const id = await buyer.buy("approve", { card: "credit" })
    await shop.webpay.command({ advance: 8 * 24 * 60 * minute })
    await shop.webpay.command({ operation: "refund", how: "disconnect", when: "after" })
    expect(await refund(id, { amount: 30_000 })).toMatchObject({ state: "requested" })
    await reconcileOrders(shop.api, later(2))
    expect(await outcome(shop, id)).toMatchObject({
      refunded: 0,
      attention: expect.stringContaining("No se sabe"),
    })
    expect(await chargedFor(shop, id)).toBe(39_990)
    const looked = { orderId: id, actorId, note: "Está en el portal" }
    await clearAttention(shop.api.database, looked, later(3))
    await reconcileOrders(shop.api, later(90))
    expect(await outcome(shop, id)).toMatchObject({ state: "paid", attention: null })
  })
})

test("a rejection by the gateway changes nothing, is audited, and can be retried", async () => {
  const id = await buyer.buy("approve")
  await shop.webpay.command({ operation: "refund", how: "refuse", when: "before" })
  const asked = { key: randomUUID(), amount: 69_990, reason: "Se arrepintió", allow_spent: false }
  const byStaff = () => refundByStaff(shop.api, { ...asked, orderId: id, actorId }, new Date())
  expect(await refusedFor(byStaff())).toBe("amount")
  expect(await refusedFor(byStaff())).toBe("amount")
  const { rows } = await shop.api.pool.query(
    "select actor_id, after from audit_entries where action = 'order.refund' and subject_id = $1",
    [String(id)],
  )
  expect(rows).toEqual([{ actor_id: actorId, after: expect.objectContaining({ amount: 69_990 }) }])
  expect(await outcome(shop, id)).toMatchObject({ state: "paid", refunded: 0, revoked: 0 })
  await refund(id)
  expect(await outcome(shop, id)).toMatchObject(whole)
})

test("[B8.57] nobody of the team refunds their own order", async () => {
  const person = await shop.addBuyer()
  const id = await person.buy("approve", { card: "debit" })
  const asked = { key: randomUUID(), amount: 69_990, reason: "Se arrepintió", allow_spent: false }
  const byBuyer = { ...asked, orderId: id, actorId: person.id }
  await expect(refundByStaff(shop.api, byBuyer, new Date())).rejects.toMatchObject({
    name: "ForbiddenError",
  })
  expect(await outcome(shop, id)).toMatchObject({ state: "paid", refunded: 0, revoked: 0 })
})

test("an unpaid order cannot be refunded", async () => {
  expect(await refusedFor(refund(await buyer.buy("reject")))).toBe("amount")
})

describe("a payment that cannot be granted is refunded", () => {
  test("because the account is deleted", async () => {
    const person = await shop.addBuyer()
    const order = await person.open()
    const back = await shop.webpay.pay(order.token, "approve", {})
    await shop.api.database
      .update(users)
      .set({ deletedAt: new Date() })
      .where(eq(users.id, person.id))
    await comeBack(shop.api, back)
    expect(await outcome(shop, order.id)).toMatchObject({
      ...whole,
      credits: 0,
      revoked: 0,
      grants: 0,
    })
    expect(await chargedFor(shop, order.id)).toBe(0)
  })

  test("because the credits cannot be stored, also with a slow refund at the gateway", async () => {
    const person = await shop.addBuyer()
    const order = await person.open()
    const back = await shop.webpay.pay(order.token, "approve", {})
    await shop.api.database.execute(sql`
      create function refuse_credit() returns trigger language plpgsql as
        $$ begin if new.order_id = ${sql.raw(String(order.id))} then raise exception 'no'; end if; return new; end $$`)
    await shop.api.database.execute(
      sql`create trigger refuse_credit before insert on ad_reservations for each row execute function refuse_credit()`,
    )
    await shop.webpay.command({ operation: "refund", how: "disconnect", when: "before" })
    await comeBack(shop.api, back)
    expect(await outcome(shop, order.id)).toMatchObject({
      state: "paid",
      credits: 0,
      attention: expect.stringContaining("no se pudieron entregar"),
    })
    await reconcileOrders(shop.api, later(2))
    expect(await outcome(shop, order.id)).toMatchObject({
      state: "refunded",
      grants: 0,
      attention: null,
    })
    expect(await chargedFor(shop, order.id)).toBe(0)
    expect(await mailsTo(shop, person.id)).toEqual(["Te devolvimos un pago"])
  })

  test.each([
    ["another amount", { amount: 1 }],
    ["another order", { buyOrder: "W20260101-1" }],
  ])("because it was charged for %s", async (_, difference) => {
    const order = await buyer.open()
    const { buyOrder, total } = await orderRow(shop.api, order.id)
    const payment = {
      status: "AUTHORIZED",
      responseCode: 0,
      amount: total,
      buyOrder: buyOrder ?? "",
      sessionId: null,
      authorizationCode: "123456",
      paymentTypeCode: "VN",
      cardNumber: "6623",
      accountingDate: "1121",
      transactionDate: new Date(),
      installmentsNumber: 0,
      installmentsAmount: null,
      balance: null,
      ...difference,
    } as const
    const given: number[] = []
    const gateway: PaymentGateway = {
      create: () => Promise.reject(new Error("not asked for")),
      commit: async () => payment,
      status: async () => payment,
      refund: async (_token, amount) => {
        given.push(amount)
        return { type: "REVERSED" }
      },
    }
    await finishPayment({ ...shop.api, gateway }, order.id, new Date())
    expect(await outcome(shop, order.id)).toMatchObject({
      state: "failed",
      grants: 0,
      refunded: 0,
      attention: expect.stringContaining("no coincide"),
    })
    expect(given).toEqual([payment.amount])
    await reconcileOrders({ ...shop.api, gateway }, later(90))
    expect(given).toEqual([payment.amount])
    expect(await shop.api.database.$count(refunds, eq(refunds.orderId, order.id))).toBe(1)
  })
})
