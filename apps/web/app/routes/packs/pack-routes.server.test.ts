// Long because every outcome of a checkout is tested with one api stand-in.
import type { Order } from "@wara/contract/order"
import { buildAccount } from "@wara/factories/build-account"
import { buildCommune, buildOwnAd, buildRegion } from "@wara/factories/build-ad"
import { buildOrder } from "@wara/factories/build-order"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openAccountCalls } from "../../../test/account-calls.ts"
import { type Answer, outcomeOf, refusal } from "../../../test/answering-api.ts"

const pagination = { page: 1, pageSize: 100, pageCount: 1, total: 1 }
const pack = { id: 2, documentId: "p2", name: "15 anuncios", slug: "15-anuncios", price: 69_990 }
const offer: Record<string, Answer> = {
  "GET /ad-packs": {
    status: 200,
    body: { data: [{ ...pack, ads: 15, featured: 1, days: 15 }], meta: { pagination } },
  },
  "GET /settings/public": { status: 200, body: { data: { featured_price: 9_990 } } },
  "GET /communes": {
    status: 200,
    body: { data: [buildCommune({ id: 22, name: "Calama" })], meta: { pagination } },
  },
}
let answers: Record<string, Answer> = {}
const { api, ask, post, sent, bodies } = await openAccountCalls((call) => answers[call])
const pages = {
  buy: await import("./buy-pack.tsx"),
  back: await import("./payment-return.tsx"),
  thanks: await import("./pack-thanks.tsx"),
  error: await import("./pack-error.tsx"),
}

beforeEach(() => {
  answers = { ...offer }
  api.received.length = 0
})
afterAll(() => api.close())

const key = "0b6f9c5e-6a57-4a4b-9f0e-0d5a3f7c1e21"
const choice = { key, pack: "2", placement: "", is_invoice: "false", terms: "on", total: "69990" }
const buy = (fields: Record<string, string>) => pages.buy.action(post("/packs/comprar", fields))
const opened = (state: "redirected" | "paid") => ({
  data: buildOrder({ documentId: "o1", state }),
  redirect: state === "paid" ? null : { url: "https://webpay.test/init", token: "t1" },
})

test("a checkout is opened with its key and redirects to Webpay with the token", async () => {
  answers["POST /users/me/orders"] = { status: 200, body: opened("redirected") }
  const answer = outcomeOf(await buy(choice))
  expect(answer).toMatchObject({ status: 303, location: "https://webpay.test/init?token_ws=t1" })
  const nothing = { ad: null, ad_intent: "publish", feature_ad: false, is_invoice: false }
  const order = { key, pack: 2, placement: false, terms: true, total: 69_990 }
  expect(bodies()).toEqual([{ data: { ...order, ...nothing } }])
})

test("an order already paid under the same key redirects to its result", async () => {
  answers["POST /users/me/orders"] = { status: 200, body: opened("paid") }
  expect(outcomeOf(await buy(choice))).toMatchObject({ location: "/packs/gracias?orden=o1" })
})

test("a featured placement alone is valid; an empty choice or missing terms are not", async () => {
  answers["POST /users/me/orders"] = { status: 200, body: opened("redirected") }
  await buy({ ...choice, pack: "none", total: "9990" })
  expect(bodies()).toMatchObject([{ data: { pack: null, placement: true, total: 9_990 } }])
  const { pack: _, terms: __, ...rest } = choice
  expect(await buy(rest)).toMatchObject({
    data: {
      values: { key },
      errors: { pack: "Elige un pack.", terms: "Para pagar tienes que aceptar los términos." },
    },
    init: { status: 400 },
  })
})

test("a factura's data are validated before payment: one message per field, with the input preserved", async () => {
  const typed = { rut: "76.086.428-4", company_name: "Faena SpA", region: "antofagasta" }
  const refused = await buy({ ...choice, is_invoice: "true", ...typed })
  expect(sent()).toEqual([])
  expect(refused).toMatchObject({
    data: {
      values: typed,
      errors: {
        rut: "Ese RUT no es válido: revisa el número y el dígito verificador.",
        business_activity: "Escribe el giro.",
        address: "Escribe la dirección de la empresa.",
        commune: "Elige la comuna de la empresa.",
        email: expect.any(String),
      },
      communes: [{ value: "22", label: "Calama" }],
    },
  })
})

test("a total that was not shown cannot be paid", async () => {
  const failure = "El total de lo que elegiste es $69.990."
  answers["POST /users/me/orders"] = refusal(409, "ConflictError", {
    errors: [{ path: ["total"], message: failure }],
  })
  const refused = await buy({ ...choice, total: "59990" })
  expect(refused).toMatchObject({ data: { failure, values: { key } }, init: { status: 200 } })
  await buy({ ...choice, total: "" })
  expect(bodies()).toMatchObject([{ data: { total: 59_990 } }, { data: { total: 0 } }])
})

test("when the gateway opens no payment, a message says so, and the next attempt is a new order", async () => {
  answers["POST /users/me/orders"] = refusal(503, "ServiceUnavailableError", {
    errors: [{ path: ["payment"], message: "No se puede pagar: no se hizo ningún cargo." }],
  })
  const refused = await buy(choice)
  expect(refused).toMatchObject({
    data: { failure: "No se puede pagar: no se hizo ningún cargo.", values: { pack: "2" } },
    init: { status: 503 },
  })
  expect(refused).not.toMatchObject({ data: { values: { key } } })
})

test("without a response the outcome is unknown, and the next attempt is the same order", async () => {
  answers["POST /users/me/orders"] = { status: 200, body: {} }
  const failure = expect.stringContaining("seguimos con la misma orden")
  expect(await buy(choice)).toMatchObject({ data: { failure, values: { key } } })
})

test("the error of a removed pack is next to the packs; that of a used key is above the form", async () => {
  const wrong = (field: string, message: string) => ({ errors: [{ path: [field], message }] })
  const gone = wrong("pack", "Ese pack ya no se vende. Elige otro.")
  answers["POST /users/me/orders"] = refusal(400, "ValidationError", gone)
  expect(await buy(choice)).toMatchObject({
    data: { errors: { pack: "Ese pack ya no se vende. Elige otro." }, failure: null },
  })
  answers["POST /users/me/orders"] = refusal(409, "ConflictError", wrong("key", "Ya se abrió."))
  expect(await buy(choice)).toMatchObject({ data: { errors: {}, failure: "Ya se abrió." } })
})

test("without scripts, buttons load the total and the communes and open no payment", async () => {
  for (const intent of ["update", "communes"]) {
    const answer = await buy({ ...choice, region: "antofagasta", terms: "", intent })
    expect(answer).toMatchObject({
      data: { errors: {}, failure: null, communes: [{ label: "Calama" }] },
      init: { status: 200 },
    })
  }
  expect(sent()).toEqual([])
})

const returned = (given: Parameters<typeof buildOrder>[0]): Answer => ({
  status: 200,
  body: { data: { order: buildOrder({ documentId: "o1", ...given }) } },
})
const ad = { id: 7, name: "Grúa", slug: "grua" }

test.each([
  [{ state: "paid" as const }, "/packs/gracias?orden=o1"],
  [{ state: "redirected" as const }, "/packs/gracias?orden=o1"],
  [{ state: "rejected" as const }, "/packs/error?orden=o1"],
  [{ state: "aborted" as const, ad }, "/anunciar/error?orden=o1"],
  [{ state: "paid" as const, ad }, "/anunciar/gracias?orden=o1"],
])("returning from an order %j redirects to %s, logged in or not", async (order, location) => {
  answers["POST /payments/webpay/return"] = returned(order)
  const asked = ask("/packs/retorno?token_ws=t1&TBK_ORDEN_COMPRA=W1&evil=x")
  expect(outcomeOf(await pages.back.loader(asked))).toMatchObject({ status: 303, location })
  expect(bodies()).toEqual([{ data: { token_ws: "t1", TBK_ORDEN_COMPRA: "W1" } }])
  expect(api.received[0]?.headers.authorization).toBeUndefined()
})

test("an unknown payment is a 404; without the backend it stays to be confirmed", async () => {
  const unknown = await pages.back.loader(ask("/packs/retorno?token_ws=nobody"))
  expect(unknown).toMatchObject({ data: { isKnown: false }, init: { status: 404 } })
  answers["POST /payments/webpay/return"] = { status: 502, body: "" }
  const silent = await pages.back.loader(ask("/packs/retorno?token_ws=t1"))
  const headers = { "Retry-After": "5" }
  expect(silent).toMatchObject({ data: { isKnown: true }, init: { status: 503, headers } })
})

test("the page of another outcome redirects to the right one; another user's order is not found", async () => {
  const failed = buildOrder({ documentId: "o1", state: "timed_out", is_invoice: true })
  answers["GET /users/me/orders/o1"] = { status: 200, body: { data: failed } }
  const caught = (error: unknown) => outcomeOf(error)
  const wrong = await pages.thanks.loader(ask("/packs/gracias?orden=o1")).catch(caught)
  expect(wrong).toMatchObject({ location: "/packs/error?orden=o1" })
  expect(await pages.error.loader(ask("/packs/error?orden=o1"))).toMatchObject({
    state: "timed_out",
    retryPath: "/packs/comprar?pack=15-anuncios&factura=1",
  })
  const theirs = await pages.thanks.loader(ask("/packs/gracias?orden=theirs")).catch(caught)
  expect(theirs).toMatchObject({ init: { status: 404 } })
  const none = await pages.error.loader(ask("/packs/error")).catch(caught)
  expect(none).toMatchObject({ location: "/cuenta/mis-ordenes" })
})

test("the data of the last requested factura are filled in", async () => {
  const company = { company_name: "Faena SpA", business_activity: "Arriendo", address: "Sur 1" }
  const invoice = { rut: "76086428-5", ...company, commune: "Calama", email: "dte@faena.cl" }
  const orders = [buildOrder(), buildOrder({ state: "aborted", is_invoice: true, invoice })]
  answers["GET /users/me"] = { status: 200, body: buildAccount() }
  answers["GET /regions"] = {
    status: 200,
    body: { data: [buildRegion()], meta: { pagination } },
  }
  answers["GET /users/me/orders"] = { status: 200, body: { data: orders, meta: { pagination } } }
  const filled = { ...company, rut: "76.086.428-5", region: "antofagasta", commune: "22" }
  const page = ask("/packs/comprar?pack=15-anuncios")
  expect(await pages.buy.loader(page)).toMatchObject({
    values: { ...filled, email: "dte@faena.cl", is_invoice: "false" },
    communes: [{ label: "Calama" }],
  })
  // Invalid stored data are typed again by the user and do not block the payment.
  delete answers["GET /users/me/orders"]
  const { values } = await pages.buy.loader(page)
  expect(values).not.toHaveProperty("company_name")
})

test("[B5.30] boleta or factura defaults to the last payment's; a company's first one is a factura", async () => {
  const regions = { data: [buildRegion()], meta: { pagination } }
  answers["GET /regions"] = { status: 200, body: regions }
  const startsWith = async (kind: "person" | "company", orders: Order[]) => {
    answers["GET /users/me"] = { status: 200, body: buildAccount({ kind }) }
    answers["GET /users/me/orders"] = { status: 200, body: { data: orders, meta: { pagination } } }
    const { values } = await pages.buy.loader(ask("/packs/comprar"))
    return values.is_invoice === "true" ? "factura" : "boleta"
  }
  const paidInvoice = buildOrder({ is_invoice: true })
  const abortedInvoice = buildOrder({ is_invoice: true, state: "aborted" })
  expect(await startsWith("company", [])).toBe("factura")
  expect(await startsWith("company", [paidInvoice])).toBe("factura")
  expect(await startsWith("company", [buildOrder(), paidInvoice])).toBe("boleta")
  expect(await startsWith("person", [])).toBe("boleta")
  expect(await startsWith("person", [abortedInvoice])).toBe("boleta")
  expect(await startsWith("person", [paidInvoice])).toBe("factura")
})

test("[B5.33] a checkout that renews an ad says so, buys for it, and is retried for it", async () => {
  const none = { draft: 0, awaiting_payment: 0, pending: 0, changes_requested: 0, rejected: 0 }
  const summary = (publication: number): Answer => {
    const credits = { publication, featured: 0, days: 15, free_used_elsewhere: 0 }
    const ads_by_state = { ...none, active: 0, on_hold: 0, expired: 1, deactivated: 0, banned: 0 }
    const completeness = { percent: 100, missing: [] }
    return { status: 200, body: { data: { credits, ads_by_state, completeness } } }
  }
  const content = {
    ...{ name: "Grúa", category: 3, currency: "CLP", price: 1_000_000, description: "" },
    ...{ email: "", phone: "", region: 2, commune: 22, address: "", address_number: "" },
    ...{ condition: 1, manufacturer: "", model: "", year: 0, serial_number: "" },
    ...{ weight: 0, width: 0, height: 0, depth: 0, gallery: [] },
  }
  const expired = buildOwnAd({ id: 7, name: "Grúa", state: "expired" })
  answers["GET /users/me"] = { status: 200, body: buildAccount() }
  answers["GET /users/me/orders"] = { status: 200, body: { data: [], meta: { pagination } } }
  answers["GET /regions"] = { status: 200, body: { data: [buildRegion()], meta: { pagination } } }
  answers["GET /users/me/ads/7"] = {
    status: 200,
    body: { data: { ...expired, content, hold: null } },
  }
  answers["GET /users/me/summary"] = summary(0)
  const address = "/packs/comprar?renovar=7"
  expect(await pages.buy.loader(ask(address))).toMatchObject({
    ad: { intent: "renew", name: "Grúa" },
    values: { pack: "2" },
  })
  answers["POST /users/me/orders"] = { status: 200, body: opened("redirected") }
  await pages.buy.action(post(address, choice))
  expect(bodies()).toMatchObject([{ data: { ad: 7, ad_intent: "renew", feature_ad: false } }])
  await pages.buy.action(post(address, { ...choice, placement: "on", total: "79980" }))
  expect(bodies().at(-1)).toMatchObject({
    data: { ad: 7, ad_intent: "renew", placement: true, feature_ad: true },
  })
  expect(await pages.buy.loader(ask(`${address}&destacado=1`))).toMatchObject({
    ad: { isFeatured: false },
    values: { pack: "2", placement: "on" },
  })
  // With an available credit no payment is needed.
  answers["GET /users/me/summary"] = summary(1)
  const sentAway = await pages.buy.loader(ask(address)).catch(outcomeOf)
  expect(sentAway).toMatchObject({ location: "/cuenta/mis-anuncios" })
  const ad = { id: 7, name: "Grúa", slug: "grua" }
  const failed = buildOrder({ documentId: "o1", state: "rejected", ad, ad_intent: "renew" })
  answers["GET /users/me/orders/o1"] = { status: 200, body: { data: failed } }
  expect(await pages.error.loader(ask("/packs/error?orden=o1"))).toMatchObject({
    retryPath: "/packs/comprar?renovar=7",
  })
  answers["GET /users/me/orders/o1"] = {
    status: 200,
    body: { data: { ...failed, feature_ad: true } },
  }
  expect(await pages.error.loader(ask("/packs/error?orden=o1"))).toMatchObject({
    retryPath: "/packs/comprar?renovar=7&destacado=1",
  })
})
