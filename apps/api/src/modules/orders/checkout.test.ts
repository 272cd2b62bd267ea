import { randomUUID } from "node:crypto"
import { checkoutSchema } from "@wara/domain/orders/checkout-schema"
import { eq } from "drizzle-orm"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { callAs } from "../../../test/call-as.ts"
import { type Buyer, checkoutOf, openShop, orderRow, type Shop } from "../../../test/shop.ts"
import { adPacks, communes } from "../../database/schema/catalog.ts"
import { orders } from "../../database/schema/orders.ts"
import { openCheckout } from "./use-cases/open-checkout.ts"

let shop: Shop
let buyer: Buyer

beforeAll(async () => {
  shop = await openShop({ timeouts: { timeout: 500, statusRetries: 0 } })
  buyer = await shop.addBuyer()
})

afterEach(() => shop.webpay.command({ forget: true }))
afterAll(() => shop.stop())

const countOrders = () => shop.api.database.$count(orders, eq(orders.ownerId, buyer.id))

/** Path and message of a rejected call's errors. */
const refused = ({ body, status }: Awaited<ReturnType<Buyer["ask"]>>) => [
  status,
  body.error.details.errors?.[0]?.path.join("."),
]

test("a checkout stores the order, then returns the payment page", async () => {
  const { body, status } = await buyer.ask()
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    state: "redirected",
    buy_order: expect.stringMatching(/^W\d{8}-\d+$/),
    items: [{ kind: "pack", name: "15 anuncios", price: 69_990, ads: 15, featured: 1, days: 15 }],
    net: 58_815,
    iva: 11_175,
    total: 69_990,
    refunded: 0,
    is_invoice: false,
    invoice: null,
    payment: null,
    ad: null,
    paid_at: null,
  })
  expect(body.redirect.url).toMatch(/^http/)
  const { transactions } = await shop.webpay.fetchState()
  expect(transactions.at(-1)).toMatchObject({
    token: body.redirect.token,
    buyOrder: body.data.buy_order,
    amount: 69_990,
  })
})

test("a pack with a featured placement and a factura, with the input and current prices", async () => {
  await addAd(shop.api.database)
  const [commune] = await shop.api.database.select().from(communes).limit(1)
  const invoice = {
    rut: "76.086.428-5",
    company_name: "Maquinarias del Sur SpA",
    business_activity: "Arriendo de maquinaria",
    address: "Av. Matta 100",
    commune: commune?.id,
    email: "facturas@sur.cl",
  }
  const factura = { placement: true, is_invoice: true, invoice }
  const { body } = await buyer.ask(factura)
  expect(body.data).toMatchObject({
    items: [{ kind: "pack" }, { kind: "featured", price: 9_990, ads: 0, featured: 1 }],
    total: 79_980,
    is_invoice: true,
    invoice: { rut: "76086428-5", commune: "Talca", company_name: "Maquinarias del Sur SpA" },
  })
  const wrong = { ...invoice, rut: "76.086.428-6" }
  expect(refused(await buyer.ask({ ...factura, invoice: wrong }))).toEqual([
    400,
    "data.invoice.rut",
  ])
  const nowhere = { ...invoice, commune: 999_999 }
  expect(refused(await buyer.ask({ ...factura, invoice: nowhere }))).toEqual([
    400,
    "invoice.commune",
  ])
})

test("after a price change an open order keeps its price, and a new one asks for confirmation", async () => {
  const { database } = shop.api
  const order = await buyer.open()
  const other = await shop.addBuyer()
  await database.update(adPacks).set({ price: 1_000 }).where(eq(adPacks.id, shop.pack.id))
  const { total } = await orderRow(shop.api, order.id)
  const changed = await other.ask()
  expect(refused(changed)).toEqual([409, "total"])
  expect(changed.body.error.details.errors[0].message).toContain("$1.000")
  expect(await database.$count(orders, eq(orders.ownerId, other.id))).toBe(0)
  await database.update(adPacks).set({ price: shop.pack.price })
  expect(total).toBe(69_990)
  expect(refused(await buyer.ask({ price: 1 }))).toEqual([400, "data"])
})

test("a pack that is not for sale cannot be bought", async () => {
  const row = { name: "Antiguo", slug: "antiguo", price: 1_000, ads: 1, days: 15, onSale: false }
  const [old] = await shop.api.database.insert(adPacks).values(row).returning()
  expect(refused(await buyer.ask({ pack: old?.id }))).toEqual([400, "pack"])
  expect(refused(await buyer.ask({ pack: 999_999 }))).toEqual([400, "pack"])
})

test("the same key, used concurrently, is one order and one payment page; another body is a conflict", async () => {
  const before = await countOrders()
  const { transactions } = await shop.webpay.fetchState()
  const checkout = checkoutOf(shop.pack.id)
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => buyer.ask(checkout)))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  const [first, ...others] = answers.map(({ body }) => body)
  for (const other of others) expect(other).toEqual(first)
  expect((await buyer.ask(checkout)).body.redirect).toEqual(first.redirect)
  expect(await countOrders()).toBe(before + 1)
  expect((await shop.webpay.fetchState()).transactions).toHaveLength(transactions.length + 1)
  expect(refused(await buyer.ask({ ...checkout, placement: true }))).toEqual([409, "key"])
})

test("idempotency keys are per user", async () => {
  const checkout = checkoutOf(shop.pack.id)
  const other = await shop.addBuyer()
  const [mine, theirs] = [await buyer.ask(checkout), await other.ask(checkout)]
  expect(theirs.status).toBe(200)
  expect(theirs.body.data.documentId).not.toBe(mine.body.data.documentId)
})

describe("when the gateway opens no payment", () => {
  test.each([
    ["refuses", "refuse", "before"],
    ["breaks off", "disconnect", "before"],
    ["breaks off after it made a page", "disconnect", "after"],
    ["answers nonsense", "garbage", "after"],
    ["does not answer in time", "pause", "before"],
  ] as const)("because it %s, the order has failed, also when repeated", async (_, how, when) => {
    const checkout = checkoutOf(shop.pack.id)
    await shop.webpay.command({ operation: "create", how, when })
    expect(refused(await buyer.ask(checkout))).toEqual([503, "payment"])
    const row = await shop.api.database
      .select()
      .from(orders)
      .where(eq(orders.idempotencyKey, checkout.key))
    expect(row).toMatchObject([{ state: "failed", token: null }])
    expect((await buyer.ask(checkout)).status).toBe(503)
    expect((await buyer.ask()).status).toBe(200)
  })
})

describe("ownership of orders", () => {
  test("only its owner reads an order, by any of its ids; visitors read none", async () => {
    const order = await buyer.open()
    const other = await shop.addBuyer()
    const { app } = shop.api
    const path = `/users/me/orders/${order.documentId}` as const
    expect((await callAs(app, buyer, `GET ${path}`)).body.data.documentId).toBe(order.documentId)
    expect((await callAs(app, other, `GET ${path}`)).status).toBe(404)
    expect((await callAs(app, buyer, `GET /users/me/orders/${order.id}`)).status).toBe(404)
    expect((await callAs(app, {}, `GET ${path}`)).status).toBe(401)
    expect((await callAs(app, other, "GET /users/me/orders")).body.data).toEqual([])
  })

  test("an ad of another user cannot be paid for", async () => {
    const adId = await addAd(shop.api.database, { state: "draft" })
    expect((await (await shop.addBuyer()).ask({ ad: adId })).status).toBe(404)
  })

  test("orders are listed by state and page, newest first", async () => {
    const { app } = shop.api
    const { body } = await callAs(app, buyer, "GET /users/me/orders")
    expect(body.meta.pagination).toMatchObject({
      page: 1,
      pageSize: 10,
      total: await countOrders(),
    })
    expect(body.data[0].id).toBeGreaterThan(body.data[1].id)
    const failed = await callAs(app, buyer, "GET /users/me/orders?state=failed")
    expect(failed.body.data.map(({ state }: { state: string }) => state)).toEqual(
      Array.from({ length: 5 }, () => "failed"),
    )
    expect((await callAs(app, buyer, "GET /users/me/orders?state=lost")).status).toBe(400)
  })
})

test("checkouts are limited per user", async () => {
  const eager = await shop.addBuyer()
  const data = { ...checkoutOf(shop.pack.id), key: randomUUID(), pack: 999_999 }
  const { app } = shop.api
  const statuses: number[] = []
  for (let call = 0; call < 31; call += 1) {
    statuses.push((await callAs(app, eager, "POST /users/me/orders", { data })).status)
  }
  expect(statuses.slice(-2)).toEqual([400, 429])
})

test("without a gateway nothing is stored", async () => {
  const before = await countOrders()
  const closed = { ...shop.api, gateway: null }
  const checkout = checkoutSchema.parse(checkoutOf(shop.pack.id))
  await expect(openCheckout(closed, buyer.id, checkout, new Date())).rejects.toMatchObject({
    code: "ServiceUnavailableError",
  })
  expect(await countOrders()).toBe(before)
})
