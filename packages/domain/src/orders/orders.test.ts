import { randomUUID } from "node:crypto"
import { expect, test } from "vitest"
import { checkoutSchema } from "./checkout-schema.ts"
import { buyOrderOf, orderStates } from "./order.ts"
import {
  canTransitionOrder,
  isOpen,
  isPaidFor,
  nextOrderState,
  type OrderTransition,
  orderTransitions,
} from "./order-lifecycle.ts"
import { paymentTypeLine } from "./order-texts.ts"
import { readPaymentReturn } from "./payment.ts"
import { orderTotal } from "./quote.ts"

const checkout = {
  key: randomUUID(),
  pack: 2,
  placement: false,
  ad: null,
  feature_ad: false,
  total: 69_990,
  terms: true,
  is_invoice: false,
}
const invoice = {
  rut: "76.086.428-5",
  company_name: "Maquinarias del Sur SpA",
  business_activity: "Arriendo de maquinaria",
  address: "Av. Matta 100",
  commune: 3,
  email: "facturas@sur.cl",
}

/** Fields of a checkout that are refused. */
function refused(given: object): string[] {
  const parsed = checkoutSchema.safeParse({ ...checkout, ...given })
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join("."))
}

test("a checkout is boleta without data, factura with all of it", () => {
  expect(refused({})).toEqual([])
  expect(refused({ invoice })).toEqual([""])
  expect(refused({ is_invoice: true })).toEqual(["invoice"])
  const parsed = checkoutSchema.parse({ ...checkout, is_invoice: true, invoice })
  expect(parsed).toMatchObject({ invoice: { rut: "76086428-5" } })
})

test.each([
  ["a RUT with a wrong digit", { rut: "76.086.428-6" }, "invoice.rut"],
  ["no name", { company_name: " " }, "invoice.company_name"],
  ["no activity", { business_activity: "" }, "invoice.business_activity"],
  ["no address", { address: "" }, "invoice.address"],
  ["no commune", { commune: 0 }, "invoice.commune"],
  ["an e-mail that is none", { email: "facturas" }, "invoice.email"],
])("a factura with %s is refused", (_, difference, field) => {
  expect(refused({ is_invoice: true, invoice: { ...invoice, ...difference } })).toEqual([field])
})

test.each([
  ["nothing to buy", { pack: null }, ["pack"]],
  ["terms that were not accepted", { terms: false }, ["terms"]],
  ["an ad featured that is none", { feature_ad: true }, ["feature_ad"]],
  ["an ad featured twice", { ad: 7, ad_intent: "feature", feature_ad: true }, ["feature_ad"]],
  ["a price of its own", { price: 1 }, [""]],
])("a checkout with %s is refused", (_, difference, fields) => {
  expect(refused(difference)).toEqual(fields)
})

test.each(["publish", "renew"])("an ad to %s can be featured in the same checkout", (ad_intent) => {
  expect(refused({ ad: 7, ad_intent, feature_ad: true })).toEqual([])
})

const transitions = Object.keys(orderTransitions).filter(
  (name): name is OrderTransition => name in orderTransitions,
)

test("only the transitions of the table are allowed; others throw a conflict", () => {
  const allowed = (state: (typeof orderStates)[number]) =>
    transitions.filter((transition) => canTransitionOrder(state, transition))
  expect(Object.fromEntries(orderStates.map((state) => [state, allowed(state)]))).toEqual({
    created: ["redirect", "fail"],
    redirected: ["pay", "reject", "abort", "time-out", "fail"],
    paid: ["refund-part", "refund"],
    rejected: [],
    aborted: ["pay"],
    timed_out: ["pay"],
    failed: ["pay"],
    refunded: [],
    partially_refunded: ["refund-part", "refund"],
  })
  expect(nextOrderState("timed_out", "pay")).toBe("paid")
  expect(() => nextOrderState("refunded", "pay")).toThrow(
    expect.objectContaining({ code: "ConflictError" }),
  )
})

test("no order is both open and paid for, and only a paid one is refunded", () => {
  for (const state of orderStates) {
    expect(isOpen(state) && isPaidFor(state)).toBe(false)
    expect(canTransitionOrder(state, "refund")).toBe(isPaidFor(state))
  }
})

test("net, IVA and total add up to the peso, also where each was rounded by itself they would not", () => {
  expect(orderTotal([{ price: 69_990 }])).toEqual({ net: 58_815, iva: 11_175, gross: 69_990 })
  expect(orderTotal([{ price: 69_900 }])).toEqual({ net: 58_739, iva: 11_161, gross: 69_900 })
  expect(orderTotal([{ price: 69_990 }, { price: 9_990 }]).gross).toBe(79_980)
})

test("the number of an order fits Webpay, whatever its id, and says its day", () => {
  const createdAt = new Date("2026-11-21T15:00:00Z")
  const longestOrder = buyOrderOf({ id: 2_147_483_647, createdAt })
  expect(longestOrder).toBe("W20261121-2147483647")
  expect(longestOrder.length).toBeLessThanOrEqual(26)
})

test.each([
  ["only the token", { token_ws: "t" }, { kind: "finished", token: "t" }],
  [
    "the form's time over",
    { TBK_ORDEN_COMPRA: "W-1", TBK_ID_SESION: "s" },
    { kind: "timed-out", buyOrder: "W-1", sessionId: "s" },
  ],
  [
    "the form's time over, as one page of the documentation spells it",
    { TBK_ORDEN_COMPRA: "W-1", TBK_ID_SESSION: "s" },
    { kind: "timed-out", buyOrder: "W-1", sessionId: "s" },
  ],
  [
    "anular",
    { TBK_TOKEN: "t", TBK_ORDEN_COMPRA: "W-1", TBK_ID_SESION: "s" },
    { kind: "aborted", token: "t" },
  ],
  [
    "the gateway's error page",
    { token_ws: "t", TBK_TOKEN: "t", TBK_ORDEN_COMPRA: "W-1", TBK_ID_SESION: "s" },
    { kind: "aborted", token: "t" },
  ],
  ["nothing", {}, { kind: "unreadable" }],
  ["empty values", { token_ws: "", TBK_TOKEN: "" }, { kind: "unreadable" }],
  ["an order without its session", { TBK_ORDEN_COMPRA: "W-1" }, { kind: "unreadable" }],
])("a browser that came back with %s is understood", (_, parameters, expected) => {
  expect(readPaymentReturn(parameters)).toEqual(expected)
})

test.each([
  ["VD", "Débito, sin cuotas"],
  ["VN", "Crédito, sin cuotas"],
  ["SI", "Crédito, 3 cuotas sin interés"],
  ["XX", "XX"],
])("a payment of type %s reads %s in one line", (code, line) => {
  expect(paymentTypeLine(code)).toBe(line)
})
