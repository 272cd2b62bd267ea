// Long because every return from Webpay is tested with one shop and simulator.
import { sql } from "drizzle-orm"
import pg from "pg"
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest"
import { callAs } from "../../../test/call-as.ts"
import { chargedFor, eventsOf, mailsTo, outcome } from "../../../test/order-outcome.ts"
import { type Buyer, comeBack, openShop, orderRow, type Shop } from "../../../test/shop.ts"
import { documentsOf } from "../../../test/tax-documents.ts"
import { issueTaxDocument } from "./use-cases/issue-tax-document.ts"
import { clearAttention } from "./use-cases/look-after-order.ts"
import { reconcileOrders } from "./use-cases/reconcile-orders.ts"
import { reportAttention } from "./use-cases/report-attention.ts"

let shop: Shop
let buyer: Buyer

beforeAll(async () => {
  shop = await openShop({ timeouts: { timeout: 500, statusRetries: 0 } })
  buyer = await shop.addBuyer()
})

afterEach(() => shop.webpay.command({ forget: true }))
afterAll(() => shop.stop())

const minute = 60_000
const later = (minutes: number) => new Date(Date.now() + minutes * minute)

const paid = { state: "paid", credits: 15, grants: 16, attention: null }
const nothing = { credits: 0, grants: 0, attention: null }

describe("a browser that returns", () => {
  test("[B9.160] waits for 28 statements of the database at most", async () => {
    const person = await shop.addBuyer()
    const order = await person.open()
    const back = await shop.webpay.pay(order.token, "approve")
    const query = vi.spyOn(pg.Client.prototype, "query")
    expect((await comeBack(shop.api, back))?.body.data.order.state).toBe("paid")
    expect(query.mock.calls.length).toBeGreaterThan(10)
    expect(query.mock.calls.length).toBeLessThanOrEqual(28)
    query.mockRestore()
  })

  test("paid: credits, receipt and tax document data, once however often it returns", async () => {
    const person = await shop.addBuyer()
    const order = await person.open()
    const back = await shop.webpay.pay(order.token, "approve", { card: "instalments" })
    const answer = await comeBack(shop.api, back)
    expect(answer?.body.data.order).toMatchObject({
      documentId: order.documentId,
      state: "paid",
      payment: {
        authorization_code: expect.stringMatching(/^\d{6}$/),
        card_number: "6623",
        payment_type_code: "VC",
        installments_number: 6,
        installments_amount: 11_665,
        response_code: 0,
      },
      paid_at: expect.any(String),
    })
    for (const _ of [1, 2]) {
      expect((await comeBack(shop.api, back))?.body.data.order.state).toBe("paid")
    }
    expect(await outcome(shop, order.id)).toMatchObject(paid)
    expect(await mailsTo(shop, person.id)).toEqual(["Recibimos tu pago"])
    expect(await eventsOf(shop, order.id)).toEqual([
      "placed",
      "redirected",
      "returned",
      "commit-sent",
      "paid",
    ])
    const [document] = await documentsOf(shop.api, order.id)
    await issueTaxDocument(shop.api, document?.id ?? 0, new Date())
    expect((await eventsOf(shop, order.id)).at(-1)).toBe("tax-document")
  })

  test("two concurrent returns: one commit, one grant, and the same response for both", async () => {
    const order = await buyer.open()
    const back = await shop.webpay.pay(order.token, "approve", {})
    const answers = await Promise.all([1, 2, 3].map(() => comeBack(shop.api, back)))
    expect(answers.map((answer) => answer?.body.data.order.state)).toEqual(["paid", "paid", "paid"])
    expect(await outcome(shop, order.id)).toMatchObject(paid)
    expect((await eventsOf(shop, order.id)).filter((what) => what === "commit-sent")).toHaveLength(
      1,
    )
  })

  test("declined: rejected, notified once, nothing granted", async () => {
    const person = await shop.addBuyer()
    const order = await person.open()
    const back = await shop.webpay.pay(order.token, "reject", {})
    for (const _ of [1, 2]) {
      expect((await comeBack(shop.api, back))?.body.data.order.state).toBe("rejected")
    }
    expect(await outcome(shop, order.id)).toMatchObject({ state: "rejected", ...nothing })
    expect(await mailsTo(shop, person.id)).toEqual(["No se pudo hacer tu pago"])
  })

  test.each([
    ["cancel", "get", "aborted"],
    ["cancel", "post", "aborted"],
    ["expire", "get", "timed_out"],
    ["expire", "post", "timed_out"],
    ["error", "get", "aborted"],
  ] as const)("after %s by %s: %s, never committed or charged", async (choice, by, state) => {
    const id = await buyer.buy(choice, { by })
    expect(await outcome(shop, id)).toMatchObject({ state, ...nothing })
    expect(await eventsOf(shop, id)).not.toContain("commit-sent")
    expect(await chargedFor(shop, id)).toBe(0)
  })

  test("paid after it was aborted in another tab: not charged, as that tab said", async () => {
    const order = await buyer.open()
    const parameters = { TBK_TOKEN: order.token, TBK_ORDEN_COMPRA: "x", TBK_ID_SESION: "x" }
    const url = new URL("http://localhost")
    await comeBack(shop.api, { method: "POST", url, parameters })
    await comeBack(shop.api, await shop.webpay.pay(order.token, "approve", {}))
    expect(await outcome(shop, order.id)).toMatchObject({ state: "aborted", ...nothing })
    expect(await chargedFor(shop, order.id)).toBe(0)
  })

  test("with a forged timeout, without its session: nothing happens", async () => {
    const order = await buyer.open()
    const { buyOrder } = await orderRow(shop.api, order.id)
    const data = { TBK_ORDEN_COMPRA: buyOrder, TBK_ID_SESION: "guessed" }
    const answer = await callAs(shop.api.app, {}, "POST /payments/webpay/return", { data })
    expect(answer.status).toBe(404)
    expect(await outcome(shop, order.id)).toMatchObject({ state: "redirected" })
  })

  test("only through the web server, and with an identifier of the order", async () => {
    const url = "/api/payments/webpay/return"
    const payload = { data: { token_ws: "x" } }
    expect((await shop.api.app.inject({ method: "POST", url, payload })).statusCode).toBe(401)
    const call = "POST /payments/webpay/return"
    expect((await callAs(shop.api.app, {}, call, payload)).status).toBe(404)
    expect((await callAs(shop.api.app, {}, call, { data: {} })).status).toBe(400)
  })
})

describe("unfinished orders", () => {
  test.each([
    ["disconnect", "after"],
    ["error", "after"],
    ["garbage", "after"],
    ["pause", "after"],
  ] as const)(
    "the response to a commit is lost (%s): its status is queried at once",
    async (how, when) => {
      const order = await buyer.open()
      const back = await shop.webpay.pay(order.token, "approve", {})
      await shop.webpay.command({ operation: "commit", how, when })
      expect((await comeBack(shop.api, back))?.body.data.order.state).toBe("paid")
      expect(await outcome(shop, order.id)).toMatchObject(paid)
    },
  )

  test("the gateway fails after the commit: the order waits, and the job grants it", async () => {
    const order = await buyer.open()
    const back = await shop.webpay.pay(order.token, "approve", {})
    await shop.webpay.command({ operation: "commit", how: "disconnect", when: "after" })
    await shop.webpay.command({ operation: "status", how: "disconnect", when: "before" })
    expect((await comeBack(shop.api, back))?.body.data.order.state).toBe("redirected")
    await reconcileOrders(shop.api, new Date())
    expect(await outcome(shop, order.id)).toMatchObject({ state: "redirected" })
    await reconcileOrders(shop.api, later(2))
    expect(await outcome(shop, order.id)).toMatchObject(paid)
  })

  test("a commit that never arrived is sent again for the payer who returned", async () => {
    const order = await buyer.open()
    const back = await shop.webpay.pay(order.token, "approve", {})
    await shop.webpay.command({ operation: "commit", how: "disconnect", when: "before" })
    expect((await comeBack(shop.api, back))?.body.data.order.state).toBe("redirected")
    expect(await chargedFor(shop, order.id)).toBe(0)
    await reconcileOrders(shop.api, later(2))
    expect(await outcome(shop, order.id)).toMatchObject(paid)
    expect(await chargedFor(shop, order.id)).toBe(69_990)
  })

  test("a payer who closed the browser is not charged: the order expires", async () => {
    const person = await shop.addBuyer()
    const id = await person.buy("close")
    await reconcileOrders(shop.api, later(11))
    expect(await outcome(shop, id)).toMatchObject({ state: "redirected" })
    await reconcileOrders(shop.api, later(16))
    expect(await outcome(shop, id)).toMatchObject({ state: "timed_out", ...nothing })
    expect(await chargedFor(shop, id)).toBe(0)
    const unfinished = async () =>
      (await mailsTo(shop, person.id)).filter((subject) => subject === "Tu pago quedó sin terminar")
    expect(await unfinished()).toHaveLength(1)
    // A later payment succeeds, and is not notified about the abandoned one.
    await person.buy("close")
    await comeBack(shop.api, await shop.webpay.pay((await person.open()).token, "approve", {}))
    await reconcileOrders(shop.api, later(40))
    expect(await unfinished()).toHaveLength(1)
  })

  test("a slow payer who returns after that is settled", async () => {
    const order = await buyer.open()
    await reconcileOrders(shop.api, later(17))
    expect(await outcome(shop, order.id)).toMatchObject({ state: "timed_out" })
    await comeBack(shop.api, await shop.webpay.pay(order.token, "approve", {}))
    expect(await outcome(shop, order.id)).toMatchObject(paid)
  })

  test("an order that got no payment page has failed", async () => {
    const order = await buyer.open()
    const lost = sql`state = 'created', token = null, redirect_url = null, page_requested_at = created_at`
    await shop.api.database.execute(sql`update orders set ${lost} where id = ${order.id}`)
    await reconcileOrders(shop.api, later(2))
    expect(await outcome(shop, order.id)).toMatchObject({ state: "created" })
    await reconcileOrders(shop.api, later(6))
    expect(await outcome(shop, order.id)).toMatchObject({ state: "failed", ...nothing })
  })

  test("a payment that the gateway reports late is settled", async () => {
    const order = await buyer.open()
    await shop.webpay.pay(order.token, "approve", {})
    const { gateway } = shop.api
    await reconcileOrders(shop.api, later(17))
    expect(await outcome(shop, order.id)).toMatchObject({ state: "timed_out" })
    await gateway?.commit(order.token)
    await reconcileOrders(shop.api, later(70))
    await reconcileOrders(shop.api, later(90))
    expect(await outcome(shop, order.id)).toMatchObject(paid)
  })

  test("during an outage the gateway is queried with backoff, and one order does not block another", async () => {
    await reconcileOrders(shop.api, later(30))
    const order = await buyer.open()
    const isAsked = async (minutes: number) => {
      await reconcileOrders(shop.api, later(minutes))
      const { statusQueriedAt } = await orderRow(shop.api, order.id)
      return statusQueriedAt !== null && statusQueriedAt.getTime() > later(minutes - 0.5).getTime()
    }
    await shop.webpay.command({ down: true })
    const asked = []
    for (const minutes of [11, 12.5, 13, 15.5, 17, 22]) asked.push(await isAsked(minutes))
    expect(asked).toEqual([true, true, false, true, false, true])
    expect(await outcome(shop, order.id)).toMatchObject({ state: "redirected" })
  })

  test("[B10.60] the operators get one mail for each reason why an order needs attention", async () => {
    const order = await buyer.open()
    const { database, config } = shop.api
    const mails = async () => {
      const { rows } = await shop.api.pool.query<{ text: string }>(
        "select data->>'text' as text from pgboss.job where name = 'mail' and data->>'to' = $1 order by created_on",
        [config.operatorEmail],
      )
      return rows.map(({ text }) => text)
    }
    const need = (attention: string | null) =>
      database.execute(sql`update orders set attention = ${attention} where id = ${order.id}`)
    await reportAttention(shop.api, later(0))
    const before = (await mails()).length
    await need("Webpay rechazó la devolución.")
    await Promise.all([reportAttention(shop.api, later(1)), reportAttention(shop.api, later(2))])
    const [mail = "", ...others] = (await mails()).slice(before)
    expect(others).toEqual([])
    const { buyOrder } = await orderRow(shop.api, order.id)
    for (const fact of [
      "Webpay rechazó la devolución.",
      buyOrder,
      `/admin/orders/${order.id}/show`,
    ])
      expect(mail).toContain(fact)
    expect(mail).not.toContain("@wara.test")

    await need("No se sabe si Webpay hizo la devolución.")
    expect(await reportAttention(shop.api, later(3))).toBe(1)
    expect(await reportAttention(shop.api, later(4))).toBe(0)
    await need(null)
    expect(await reportAttention(shop.api, later(5))).toBe(0)
    await need("No se sabe si Webpay hizo la devolución.")
    expect(await reportAttention(shop.api, later(6))).toBe(1)
    await need(null)
  })

  test("a committed payment that the gateway no longer knows requests attention, once", async () => {
    const order = await buyer.open()
    const back = await shop.webpay.pay(order.token, "approve", {})
    await shop.webpay.command({ down: true })
    await comeBack(shop.api, back)
    await shop.webpay.command({ down: false })
    const week = 8 * 24 * 60
    await shop.webpay.command({ advance: week * minute })
    await reconcileOrders(shop.api, later(week))
    expect(await outcome(shop, order.id)).toMatchObject({
      state: "redirected",
      attention: expect.stringContaining("ya no informa"),
    })
    await reconcileOrders(shop.api, later(week + 90))
    const statusGoneEvents = async () =>
      (await eventsOf(shop, order.id)).filter((what) => what === "status-gone")
    expect(await statusGoneEvents()).toHaveLength(1)
    const looked = { orderId: order.id, actorId: buyer.id, note: "No se cobró" }
    await clearAttention(shop.api.database, looked, later(week + 95))
    await reconcileOrders(shop.api, later(week + 200))
    expect(await outcome(shop, order.id)).toMatchObject({ state: "timed_out", attention: null })
    expect(await statusGoneEvents()).toHaveLength(1)
  })
})
