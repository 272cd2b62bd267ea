import { type AdDraft, emptyDraft } from "@wara/domain/ads/ad-draft"
import { buildImage, buildOwnAd } from "@wara/factories/build-ad"
import { buildOrder } from "@wara/factories/build-order"
import { afterAll, beforeEach, expect, test } from "vitest"
import { account, openAccountCalls } from "../../../test/account-calls.ts"
import { type Answer, refusal } from "../../../test/answering-api.ts"

let answers: Record<string, Answer> = {}
const { api, post, sent, bodies } = await openAccountCalls((call) => answers[call])
const calls = {
  save: await import("../resources/draft.ts"),
  check: await import("../resources/draft-check.ts"),
  submit: await import("../resources/draft-submit.ts"),
}

const ok = (data: unknown): Answer => ({ status: 200, body: { data } })
const saved_at = "2026-11-20T12:00:00.000Z"
const key = "0b6f9c5e-6a57-4a4b-9f0e-0d5a3f7c1e21"

beforeEach(() => {
  answers = {}
  api.received.length = 0
})
afterAll(() => api.close())

function whole(ad_id: number | null): AdDraft {
  const draft = emptyDraft()
  return {
    ...draft,
    pack: 0,
    analytics: { ...draft.analytics, pack_selected: true },
    ad: {
      ...draft.ad,
      ...{ ad_id, name: "Grúa horquilla Toyota", category: 3, price: 9_500_000, condition: 2 },
      ...{ description: "Revisada y lista para trabajar.", email: "ana@faena.cl" },
      ...{ phone: "9 1234 5678", region: 2, commune: 22, gallery: [{ id: 5 }] },
    },
  }
}

const stored = (draft: AdDraft, version: number) =>
  ok({ ad: 7, draft, version, saved_at, device: "", images: [buildImage({ id: 5 })] })

async function respond(call: "save" | "check" | "submit", body: unknown, fields = {}) {
  const asked = post("/anunciar", { draft: JSON.stringify(body), ...fields })
  const headers = { "Content-Type": "application/json" }
  const json = new Request(asked.url, { method: "POST", headers, body: JSON.stringify(body) })
  const request = call === "submit" ? asked.request : json
  return calls[call].action({ ...asked, request })
}

async function send(...asked: Parameters<typeof respond>) {
  return (await respond(...asked)).json()
}

const saving = (draft: AdDraft, owner = account.id) => ({ owner, key, version: 1, draft })
const done = () => sent().map(({ method, url }) => `${method} ${url.replace("/api", "")}`)

test("a draft is created once", async () => {
  answers["POST /users/me/ads"] = ok(buildOwnAd({ id: 7, state: "draft" }))
  answers["GET /users/me/draft"] = stored(whole(7), 1)
  const answer = await send("save", saving(whole(null)))
  expect(answer).toEqual({ kind: "saved", ad: 7, version: 1, saved_at })
  expect(done()).toEqual(["POST /users/me/ads"])
})

test("[B5.25] a known key with another content is a conflict: the newer version is returned, nothing is saved", async () => {
  answers["POST /users/me/ads"] = ok(buildOwnAd({ id: 7, state: "draft" }))
  answers["GET /users/me/draft"] = stored({ ...whole(7), featured: true }, 4)
  answers["PUT /users/me/ads/7/draft"] = ok({ version: 5, saved_at })
  const older = await respond("save", { ...saving(whole(null)), version: 0 })
  expect(older.status).toBe(409)
  expect(await older.json()).toMatchObject({ kind: "newer", saved: { version: 4, ad: 7 } })
  expect(done()).toEqual(["POST /users/me/ads"])
})

test("a newer version elsewhere is returned whole; a submitted or deleted ad is reported", async () => {
  answers["PUT /users/me/ads/7/draft"] = refusal(409, "ConflictError")
  answers["GET /users/me/draft"] = stored(whole(7), 4)
  expect(await send("save", saving(whole(7)))).toMatchObject({
    kind: "newer",
    saved: { version: 4 },
  })
  answers["GET /users/me/draft"] = ok(null)
  expect(await send("save", saving(whole(7)))).toEqual({ kind: "gone", ad: 7, isSubmitted: false })
})

test("an ended or changed session requires a log-in, and nothing is sent", async () => {
  expect(await send("save", saving(whole(7), account.id + 1))).toEqual({ kind: "logged-out" })
  expect(await send("submit", saving(whole(7), account.id + 1))).toEqual({ kind: "logged-out" })
  expect(sent()).toEqual([])
  answers["PUT /users/me/ads/7/draft"] = refusal(401, "UnauthorizedError")
  expect(await send("save", saving(whole(7)))).toEqual({ kind: "logged-out" })
})

test("an invalid draft has one message per field", async () => {
  const draft = { ...whole(7), ad: { ...whole(7).ad, name: "Gr", commune: 0, gallery: [] } }
  expect(await send("check", draft)).toEqual({
    name: "Usa al menos 5 caracteres: tipo de equipo, marca y modelo.",
    commune: "Elige una comuna de esa región.",
    gallery: "Agrega al menos una foto.",
  })
})

const submitted = (data: object) => {
  answers["POST /users/me/ads/submit"] = ok(data)
}
const refused = (status: number, name: string, field: string, message = "english") => {
  const errors = [{ path: [field], message }]
  answers["POST /users/me/ads/submit"] = refusal(status, name, { errors })
}
/** All calls to the backend, including reads. */
const allCalls = () => api.received.map(({ method, url }) => `${method} ${url.replace("/api", "")}`)
const onlyCall = ["POST /users/me/ads/submit"]
const checkout = { key, pack: "2", is_invoice: "false", total: "69990", terms: "on" }

test("a draft is submitted with one call that contains what the user saw", async () => {
  submitted({ outcome: "submitted", ad: 7 })
  expect(await send("submit", saving(whole(7)), { save_contact: "on" })).toEqual({
    kind: "submitted",
    ad: 7,
  })
  expect(allCalls()).toEqual(onlyCall)
  expect(bodies()).toEqual([
    { data: { key, version: 1, draft: whole(7), total: 0, checkout: null, save_contact: true } },
  ])
})

test("if payment is due, the same call opens it and redirects to Webpay", async () => {
  const redirect = { url: "https://webpay.test/init", token: "t1" }
  const order = buildOrder({ documentId: "o1", state: "redirected" })
  submitted({ outcome: "payment", ad: 7, order, redirect })
  const invoice = { rut: "76.086.428-5", company_name: "Sur SpA", commune: "22", region: "maule" }
  const factura = { ...checkout, is_invoice: "true", ...invoice, bot_token: "t" }
  expect(await send("submit", saving(whole(7)), factura)).toEqual({
    kind: "pay",
    ad: 7,
    to: "https://webpay.test/init?token_ws=t1",
  })
  expect(allCalls()).toEqual(onlyCall)
  const company = { rut: "76.086.428-5", company_name: "Sur SpA", commune: 22 }
  expect(bodies()[0].data).toMatchObject({
    total: 69_990,
    checkout: { key, terms: true, is_invoice: true, invoice: company },
    save_contact: false,
  })
  expect(sent()[0]?.headers).toMatchObject({ "x-bot-token": "t" })
})

test("an order that needs no payment redirects to its result", async () => {
  const order = { ...buildOrder({ documentId: "o1", state: "paid" }), ad_intent: "publish" }
  const ad = { id: 7, name: "Grúa", slug: "grua" }
  submitted({ outcome: "payment", ad: 7, order: { ...order, ad }, redirect: null })
  const to = "/anunciar/gracias?orden=o1"
  expect(await send("submit", saving(whole(7)), checkout)).toEqual({ kind: "pay", ad: 7, to })
})

test("errors of the ad are shown in its steps, errors of the checkout in its fields, with the input", async () => {
  const terms = { path: ["checkout", "terms"], message: "Acepta los términos." }
  const email = { path: ["checkout", "invoice", "email"], message: "Escribe un correo." }
  const picture = { path: ["ad", "gallery", "0"], message: "La foto ya no está." }
  submitted({ outcome: "invalid", errors: [terms, picture] })
  expect(await send("submit", saving(whole(7)), checkout)).toEqual({
    kind: "wrong",
    errors: { gallery: "La foto ya no está." },
  })
  submitted({ outcome: "invalid", errors: [terms, email] })
  expect(await send("submit", saving(whole(7)), { ...checkout, rut: "1-9" })).toMatchObject({
    kind: "checkout",
    result: {
      values: { key, rut: "1-9" },
      errors: { terms: "Acepta los términos.", email: "Escribe un correo." },
    },
  })
  expect(allCalls()).toEqual([...onlyCall, ...onlyCall])
})

test("a changed cost is reported before anything is spent", async () => {
  const cost = async (quote: object | null, fields = {}) => {
    submitted({ outcome: "cost", quote })
    const answer = await send("submit", saving(whole(7)), fields)
    expect(answer.kind).toBe("cost")
    return answer.text
  }
  const quote = { items: [], net: 50_412, iva: 9_578, total: 59_990 }
  expect(await cost(quote, checkout)).toContain("$59.990")
  expect(await cost(quote)).toContain("Tus créditos cambiaron.")
  expect(await cost({ ...quote, total: 0 }, checkout)).toContain("Tus créditos cambiaron.")
  expect(await cost(null)).toBe("No te quedan créditos para publicar. Elige un pack.")
  expect(await cost(null, checkout)).toBe("Ese pack ya no se vende. Elige otro.")
  refused(409, "ConflictError", "credits", "Con este RUT ya se usaron los anuncios gratis.")
  expect(await send("submit", saving(whole(7)))).toEqual({
    kind: "cost",
    text: "Con este RUT ya se usaron los anuncios gratis.",
  })
})

test("[B5.25] a newer version is returned instead of submitting, with two calls at most", async () => {
  refused(409, "ConflictError", "version")
  answers["GET /users/me/draft"] = stored({ ...whole(7), featured: true }, 4)
  const newer = { kind: "newer", saved: { version: 4 } }
  expect(await send("submit", saving(whole(7)))).toMatchObject(newer)
  expect(await send("submit", saving(whole(null)))).toMatchObject(newer)
  expect(allCalls()).toEqual([
    ...[...onlyCall, "GET /users/me/draft?ad=7"],
    ...[...onlyCall, `GET /users/me/draft?key=${key}`],
  ])
})

test("a deleted draft is reported, and an ended session requires a log-in", async () => {
  answers["POST /users/me/ads/submit"] = refusal(404, "NotFoundError")
  const gone = { kind: "gone", ad: 7, isSubmitted: false }
  expect(await send("submit", saving(whole(7)))).toEqual(gone)
  answers["POST /users/me/ads/submit"] = refusal(401, "UnauthorizedError")
  expect(await send("submit", saving(whole(7)), checkout)).toEqual({ kind: "logged-out" })
})

test("a failed payment is explained in the form; only a lost response keeps its order", async () => {
  refused(503, "ServiceUnavailableError", "payment", "No se puede pagar ahora.")
  const down = await send("submit", saving(whole(7)), checkout)
  expect(down).toMatchObject({ kind: "checkout", result: { failure: "No se puede pagar ahora." } })
  expect(down.result.values.key).not.toBe(key)
  submitted({ outcome: "unknown" })
  expect(await send("submit", saving(whole(7)), checkout)).toMatchObject({
    result: { failure: expect.stringContaining("seguimos con la misma orden"), values: { key } },
  })
})

test("a submission without payment that fails leads to the page that explains it", async () => {
  refused(403, "UnverifiedEmailError", "email_confirmation", "Confirma tu correo.")
  expect(await send("submit", saving(whole(7)))).toMatchObject({
    kind: "failed",
    text: "Confirma tu correo.",
    to: expect.stringMatching(/^\/anunciar\/error/),
  })
})
