import { type AdDraft, emptyDraft } from "@wara/domain/ads/ad-draft"
import { buildAccount } from "@wara/factories/build-account"
import { buildImage } from "@wara/factories/build-ad"
import { buildOrder } from "@wara/factories/build-order"
import { buildOwnAd } from "@wara/factories/build-own-ad"
import { afterAll, beforeEach, expect, test } from "vitest"
import { account, openAccountCalls } from "../../../test/account-calls.ts"
import { type Answer, refusal } from "../../../test/answering-api.ts"

let answers: Record<string, Answer> = {}
const { api, post, sent } = await openAccountCalls((call) => answers[call])
const calls = {
  save: await import("../resources/draft.ts"),
  check: await import("../resources/draft-check.ts"),
  submit: await import("../resources/draft-submit.ts"),
}

const ok = (data: unknown): Answer => ({ status: 200, body: { data } })
const pagination = { page: 1, pageSize: 100, pageCount: 1, total: 1 }
const pack = { id: 2, documentId: "p2", name: "15 anuncios", slug: "15-anuncios", price: 69_990 }
const saved_at = "2026-11-20T12:00:00.000Z"
const key = "0b6f9c5e-6a57-4a4b-9f0e-0d5a3f7c1e21"

function summary(publication: number): Answer {
  const completeness = { percent: 100, missing: [] }
  const none = { draft: 0, awaiting_payment: 0, pending: 0, changes_requested: 0, rejected: 0 }
  const ads_by_state = { ...none, active: 0, expired: 0, deactivated: 0, banned: 0 }
  const credits = { publication, featured: 0, days: 15, free_used_elsewhere: 0 }
  return ok({ credits, ads_by_state, completeness })
}

beforeEach(() => {
  answers = {
    "GET /users/me/summary": summary(3),
    "GET /ad-packs": {
      status: 200,
      body: { data: [{ ...pack, ads: 15, featured: 1, days: 15 }], meta: { pagination } },
    },
    "GET /settings/public": ok({ featured_price: 9_990 }),
  }
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

test("a draft is made once", async () => {
  answers["POST /users/me/ads"] = ok(buildOwnAd({ id: 7, state: "draft" }))
  answers["GET /users/me/draft"] = stored(whole(7), 1)
  const answer = await send("save", saving(whole(null)))
  expect(answer).toEqual({ kind: "saved", ad: 7, version: 1, saved_at })
  expect(done()).toEqual(["POST /users/me/ads"])
})

test("[B5.25] a known key with another content is a conflict: the newer version comes back, nothing is saved", async () => {
  answers["POST /users/me/ads"] = ok(buildOwnAd({ id: 7, state: "draft" }))
  answers["GET /users/me/draft"] = stored({ ...whole(7), featured: true }, 4)
  answers["PUT /users/me/ads/7/draft"] = ok({ version: 5, saved_at })
  const older = await respond("save", { ...saving(whole(null)), version: 0 })
  expect(older.status).toBe(409)
  expect(await older.json()).toMatchObject({ kind: "newer", saved: { version: 4, ad: 7 } })
  expect(done()).toEqual(["POST /users/me/ads"])
  expect(await send("submit", saving(whole(null)))).toMatchObject({ kind: "newer" })
  expect(done()).not.toContain("PUT /users/me/ads/7/draft")
})

test("[B5.25] an older version is not sent to review either", async () => {
  answers["GET /users/me/ads/7"] = detail("draft")
  answers["PUT /users/me/ads/7/draft"] = refusal(409, "ConflictError")
  answers["GET /users/me/draft"] = stored({ ...whole(7), featured: true }, 4)
  expect(await send("submit", saving(whole(7)))).toMatchObject({
    kind: "newer",
    saved: { version: 4 },
  })
  expect(done()).toEqual(["PUT /users/me/ads/7/draft"])
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

test("an ended or changed session is asked to log in, and nothing is sent", async () => {
  expect(await send("save", saving(whole(7), account.id + 1))).toEqual({ kind: "logged-out" })
  expect(await send("submit", saving(whole(7), account.id + 1))).toEqual({ kind: "logged-out" })
  expect(sent()).toEqual([])
  answers["PUT /users/me/ads/7/draft"] = refusal(401, "UnauthorizedError")
  expect(await send("save", saving(whole(7)))).toEqual({ kind: "logged-out" })
})

test("what is wrong with a draft has one sentence a field", async () => {
  const draft = { ...whole(7), ad: { ...whole(7).ad, name: "Gr", commune: 0, gallery: [] } }
  expect(await send("check", draft)).toEqual({
    name: "Usa al menos 5 caracteres: tipo de equipo, marca y modelo.",
    commune: "Elige una comuna de esa región.",
    gallery: "Agrega al menos una foto.",
  })
  expect(await send("submit", saving(draft))).toMatchObject({ kind: "wrong" })
  expect(sent()).toEqual([])
})

const detail = (state: "draft" | "pending") => {
  const { region, commune, ...content } = whole(7).ad
  return ok({
    ...buildOwnAd({ id: 7, state }),
    content: { ...content, region, commune, gallery: [] },
  })
}

test("with a credit at hand an ad is sent at once; sent before, it costs nothing more", async () => {
  answers["GET /users/me/ads/7"] = detail("draft")
  answers["PUT /users/me/ads/7/draft"] = ok({ version: 2, saved_at })
  answers["POST /users/me/ads/7/submit"] = ok(buildOwnAd({ id: 7, state: "pending" }))
  expect(await send("submit", saving(whole(7)))).toEqual({ kind: "submitted", ad: 7 })
  expect(done()).toEqual(["PUT /users/me/ads/7/draft", "POST /users/me/ads/7/submit"])
  expect(JSON.parse(sent()[1]?.body ?? "")).toMatchObject({
    data: { featured: false, ad: { phone: "+56912345678", gallery: [5] } },
  })
  // The other tab, when that was the last credit.
  answers["GET /users/me/summary"] = summary(0)
  answers["GET /users/me/ads/7"] = detail("pending")
  expect(await send("submit", saving(whole(7)))).toEqual({ kind: "submitted", ad: 7 })
  expect(done()).toHaveLength(2)
})

test("credits used meanwhile are reported with the new cost", async () => {
  answers["GET /users/me/ads/7"] = detail("draft")
  const errors = [{ path: ["credits"], message: "No te quedan créditos para publicar." }]
  answers["PUT /users/me/ads/7/draft"] = ok({ version: 2, saved_at })
  answers["POST /users/me/ads/7/submit"] = refusal(409, "ConflictError", { errors })
  expect(await send("submit", saving(whole(7)))).toEqual({
    kind: "cost",
    text: "No te quedan créditos para publicar.",
  })
})

test("where money is due the draft is saved, the order opened for its ad, and Webpay is next", async () => {
  answers["GET /users/me/ads/7"] = detail("draft")
  answers["PUT /users/me/ads/7/draft"] = ok({ version: 2, saved_at })
  const redirect = { url: "https://webpay.test/init", token: "t1" }
  answers["POST /users/me/orders"] = {
    status: 200,
    body: { data: buildOrder({ documentId: "o1", state: "redirected" }), redirect },
  }
  const draft = { ...whole(7), pack: 2, featured: true }
  const checkout = { key, pack: "2", featured: "", is_invoice: "false", total: "69990" }
  expect(await send("submit", saving(draft), checkout)).toMatchObject({
    kind: "checkout",
    result: { errors: { terms: "Para pagar tienes que aceptar los términos." } },
  })
  expect(await send("submit", saving(draft), { ...checkout, terms: "on" })).toEqual({
    kind: "pay",
    ad: 7,
    to: "https://webpay.test/init?token_ws=t1",
  })
  const order = sent().find(({ url }) => url.endsWith("/orders"))
  expect(JSON.parse(order?.body ?? "")).toMatchObject({
    data: { pack: 2, featured: false, ad: 7, feature_ad: true },
  })
})

test("[B5.34] who ticks «Guardar en mi perfil» keeps what the profile lacks; a failure of that loses no ad", async () => {
  answers["GET /users/me/ads/7"] = detail("draft")
  answers["PUT /users/me/ads/7/draft"] = ok({ version: 2, saved_at })
  answers["POST /users/me/ads/7/submit"] = ok(buildOwnAd({ id: 7, state: "pending" }))
  const lacking = buildAccount({ phone: null, commune: null })
  answers["GET /users/me"] = { status: 200, body: lacking }
  answers["PUT /users/me/contact"] = { status: 200, body: lacking }
  expect(await send("submit", saving(whole(7)))).toMatchObject({ kind: "submitted" })
  expect(done()).not.toContain("PUT /users/me/contact")
  const ticked = { save_contact: "on" }
  expect(await send("submit", saving(whole(7)), ticked)).toMatchObject({ kind: "submitted" })
  const contactCall = sent().find(({ url }) => url.endsWith("/contact"))
  expect(JSON.parse(contactCall?.body ?? "")).toEqual({
    data: { phone: "+56912345678", commune: 22 },
  })
  answers["PUT /users/me/contact"] = refusal(400, "ValidationError")
  expect(await send("submit", saving(whole(7)), ticked)).toMatchObject({ kind: "submitted" })
})
