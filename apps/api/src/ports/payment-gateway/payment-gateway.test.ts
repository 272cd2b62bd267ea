// Long because simulator and adapter share one contract.
import { randomBytes } from "node:crypto"
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"
import { startWebpay, type Webpay } from "../../../test/start-webpay.ts"
import {
  adapterClient,
  buildPayment,
  callByHttp,
  httpClient,
  type Wire,
} from "../../../test/webpay-clients.ts"
import type { PaymentGateway } from "./payment-gateway.ts"
import { createTransbankGateway } from "./transbank-gateway.ts"

/* The contract with Webpay, tested twice: over plain HTTP against the simulator, and through the product's adapter. */
let webpay: Webpay
let gateway: PaymentGateway

beforeAll(async () => {
  webpay = await startWebpay()
  gateway = createTransbankGateway(webpay.settings)
})

afterEach(() => webpay.command({ forget: true }))
afterAll(() => webpay.stop())

const byHttp = httpClient(() => webpay)
const byAdapter = adapterClient(() => gateway)
const hourMs = 3_600_000

describe.each([
  ["by HTTP", byHttp],
  ["by the adapter", byAdapter],
])("Webpay %s", (_, client) => {
  async function open(difference: Wire = {}) {
    const asked = buildPayment(difference)
    const { token } = await client.create(asked)
    return { asked, token: String(token) }
  }

  async function paid(card = "debit", difference: Wire = {}) {
    const { token } = await open(difference)
    await webpay.pay(token, "approve", { card })
    await client.commit(token)
    return token
  }

  test("a payment is created, paid, committed once, and its status can be queried", async () => {
    const { asked, token } = await open()
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    expect(await client.status(token)).toMatchObject({
      status: "INITIALIZED",
      amount: 69_900,
      buy_order: asked.buy_order,
      session_id: "session",
      accounting_date: expect.stringMatching(/^\d{4}$/),
    })
    await webpay.pay(token, "approve", { card: "instalments" })
    const receipt = {
      status: "AUTHORIZED",
      response_code: 0,
      amount: 69_900,
      buy_order: asked.buy_order,
      session_id: "session",
      card_detail: { card_number: "6623" },
      authorization_code: expect.stringMatching(/^\d{6}$/),
      payment_type_code: "VC",
      accounting_date: expect.stringMatching(/^\d{4}$/),
      transaction_date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      installments_number: 6,
      installments_amount: 11_650,
    }
    expect(await client.commit(token)).toMatchObject(receipt)
    await expect(client.commit(token)).rejects.toThrow("422 Transaction already locked by another")
    expect(await client.status(token)).toMatchObject(receipt)
  })

  test("the payment page accepts the token by GET and POST, for five minutes", async () => {
    const { token, url } = await client.create(buildPayment())
    expect((await fetch(`${url}?token_ws=${token}`)).status).toBe(200)
    const post = { method: "POST", body: new URLSearchParams({ token_ws: String(token) }) }
    expect(await (await fetch(String(url), post)).text()).toContain("Esto no es Webpay")
    await webpay.command({ advance: 5 * 60_000 + 1_000 })
    expect((await fetch(`${url}?token_ws=${token}`)).status).toBe(410)
  })

  test("a rejected payment is committed too, and says so", async () => {
    const { token } = await open()
    await webpay.pay(token, "reject")
    expect(await client.status(token)).toMatchObject({ status: "INITIALIZED" })
    expect(await client.commit(token)).toMatchObject({ status: "FAILED", response_code: -1 })
  })

  test.each(["cancel", "expire", "error"] as const)(
    "a payment that ended by %s cannot be committed, and its status can still be read",
    async (choice) => {
      const { token } = await open()
      await webpay.pay(token, choice)
      await expect(client.commit(token)).rejects.toThrow(
        "422 Transaction has an invalid finished state: aborted",
      )
      expect(await client.status(token)).toMatchObject({ status: "INITIALIZED" })
    },
  )

  test("an unfinished payment cannot be committed; an uncommitted one is not charged", async () => {
    const { token } = await open()
    await expect(client.commit(token)).rejects.toThrow("422 Invalid status '0' for transaction")
    await webpay.pay(token, "close")
    await webpay.command({ advance: 10 * 60_000 + 1_000 })
    await expect(client.commit(token)).rejects.toThrow("invalid finished state: aborted")
    const { transactions } = await webpay.fetchState()
    expect(transactions.find((one) => one.token === token)?.charged).toBe(0)
  })

  test("unknown tokens are not found, and known ones are forgotten after seven days", async () => {
    const unknown = "0".repeat(64)
    for (const call of [client.status, client.commit, (one: string) => client.refund(one, 100)]) {
      await expect(call(unknown)).rejects.toThrow(
        "422 Invalid value for parameter: transaction not",
      )
    }
    const token = await paid()
    await webpay.command({ advance: 7 * 24 * hourMs + 1_000 })
    await expect(client.status(token)).rejects.toThrow("passed max time (7 days)")
  })

  test.each([
    ["buy_order", "W".repeat(27)],
    ["session_id", "s".repeat(62)],
    ["return_url", `http://localhost/${"x".repeat(240)}`],
  ])("a %s that is too long is rejected", async (name, value) => {
    await expect(client.create(buildPayment({ [name]: value }))).rejects.toThrow(
      client === byHttp ? `422 Invalid value for parameter: ${name}` : "is too long",
    )
  })

  test.each([
    ["buy_order", "W 1"],
    ["buy_order", "Wñ1"],
    ["amount", 10.5],
    ["amount", 0],
    ["amount", -100],
    ["return_url", "wara"],
  ])("the %s %j is rejected", async (name, value) => {
    await expect(client.create(buildPayment({ [name]: value }))).rejects.toThrow(
      `422 Invalid value for parameter: ${name}`,
    )
  })

  test("every valid character of an order number is accepted, and no number twice", async () => {
    const asked = buildPayment({
      buy_order: `${randomBytes(3).toString("hex")}|_=&%.,~:/?[+!@()>-`,
    })
    await client.create(asked)
    await expect(client.create(asked)).rejects.toThrow("422 Transaction already exists")
  })

  test("within three hours the whole amount is reversed, once", async () => {
    const token = await paid()
    expect(await client.refund(token, 69_900)).toEqual({ type: "REVERSED" })
    expect(await client.status(token)).toMatchObject({ status: "REVERSED", balance: 0 })
    await expect(client.refund(token, 69_900)).rejects.toThrow("422 Transaction already refunded")
  })

  test("later the whole amount is refunded, for debit too", async () => {
    const token = await paid()
    await webpay.command({ advance: 3 * hourMs + 1_000 })
    expect(await client.refund(token, 69_900)).toMatchObject({
      type: "NULLIFIED",
      nullified_amount: 69_900,
      balance: 0,
      response_code: 0,
    })
    expect(await client.status(token)).toMatchObject({ status: "NULLIFIED" })
  })

  test("a credit card without instalments is refunded in parts until nothing is left", async () => {
    const token = await paid("credit")
    const nullified = { type: "NULLIFIED", response_code: 0 }
    expect(await client.refund(token, 20_000)).toMatchObject({ ...nullified, balance: 49_900 })
    expect(await client.status(token)).toMatchObject({
      status: "PARTIALLY_NULLIFIED",
      balance: 49_900,
    })
    await expect(client.refund(token, 49_901)).rejects.toThrow("422 Amount to refund is bigger")
    expect(await client.refund(token, 49_900)).toMatchObject({ ...nullified, balance: 0 })
    expect(await client.status(token)).toMatchObject({ status: "NULLIFIED" })
  })

  test.each([
    ["debit", "Debit or prepaid"],
    ["prepaid", "Debit or prepaid"],
    ["instalments", "installments"],
    ["interest-free", "installments"],
  ])("%s is not refunded in parts", async (card, reason) => {
    const token = await paid(card)
    await expect(client.refund(token, 100)).rejects.toThrow(reason)
    expect(await client.status(token)).toMatchObject({ status: "AUTHORIZED" })
  })

  test("unpaid payments are not refunded, nor any after ninety days", async () => {
    const { token: open_ } = await open()
    await expect(client.refund(open_, 100)).rejects.toThrow("422 Transaction is not authorized")
    const token = await paid()
    await expect(client.refund(token, 0)).rejects.toThrow("422 Invalid value for parameter: amount")
    await webpay.command({ advance: 90 * 24 * hourMs + 1_000 })
    await expect(client.refund(token, 69_900)).rejects.toThrow("422 Refund period exceeded")
  })
})

describe("plain calls", () => {
  test.each([
    ["another key", { "tbk-api-key-secret": "x" }, "POST", "", buildPayment(), 401],
    ["another shop", { "tbk-api-key-id": "x" }, "GET", `/${"0".repeat(64)}`, undefined, 401],
    ["a body that is no JSON", {}, "POST", "", "{", 400],
    ["a form", { "content-type": "text/plain" }, "POST", "", buildPayment(), 415],
    ["a method that is none", {}, "DELETE", `/${"0".repeat(64)}`, undefined, 405],
    ["an address that is none", {}, "PUT", `/${"0".repeat(64)}/x`, undefined, 404],
    ["no amount", {}, "POST", "", buildPayment({ amount: undefined }), 422],
    ["an amount that is a text", {}, "POST", "", buildPayment({ amount: "100" }), 422],
  ])("with %s are rejected", async (_, headers, method, rest, body, status) => {
    const answer = await callByHttp(webpay, method, rest, body, headers)
    expect(answer.status).toBe(status)
    expect(await answer.json()).toEqual({ error_message: expect.any(String) })
  })

  test("a missing value is named", async () => {
    const answer = await callByHttp(webpay, "POST", "", buildPayment({ buy_order: undefined }))
    expect(await answer.json()).toEqual({ error_message: "buy_order is required!" })
  })
})

describe("a payer returns", () => {
  const session = { TBK_ID_SESION: "session" }

  test.each([
    ["approve", "GET", (token: string, _: string) => ({ token_ws: token })],
    ["reject", "GET", (token: string, _: string) => ({ token_ws: token })],
    ["expire", "GET", (_: string, id: string) => ({ TBK_ORDEN_COMPRA: id, ...session })],
    [
      "cancel",
      "POST",
      (token: string, id: string) => ({ TBK_TOKEN: token, TBK_ORDEN_COMPRA: id, ...session }),
    ],
    [
      "error",
      "GET",
      (token: string, id: string) => ({
        token_ws: token,
        TBK_TOKEN: token,
        TBK_ORDEN_COMPRA: id,
        ...session,
      }),
    ],
  ] as const)(
    "after %s by %s, or by the other method on request",
    async (choice, usual, expected) => {
      for (const by of [undefined, "get", "post"] as const) {
        const asked = buildPayment()
        const { token } = await byHttp.create(asked)
        const back = await webpay.pay(String(token), choice, by ? { by } : {})
        expect(back?.method).toBe(by?.toUpperCase() ?? usual)
        expect(back?.parameters).toEqual(expected(String(token), String(asked.buy_order)))
        expect(back?.url.href).toContain("http://localhost:3000/packs/retorno?idioma=es")
      }
    },
  )
})
