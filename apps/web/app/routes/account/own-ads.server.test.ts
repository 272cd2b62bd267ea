import { buildOwnAd } from "@wara/factories/build-ad"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openAccountCalls } from "../../../test/account-calls.ts"
import { type Answer, outcomeOf, refusal } from "../../../test/answering-api.ts"

let answers: Record<string, Answer> = {}
const { api, ask, post, sent, bodies } = await openAccountCalls((call) => answers[call])
const ads = await import("./ads.tsx")
const link = await import("../site/ad-link.tsx")

beforeEach(() => {
  answers = {}
  api.received.length = 0
})
afterAll(() => api.close())

const key = "0b6f9c5e-6a57-4a4b-9f0e-0d5a3f7c1e21"
const here = "/cuenta/mis-anuncios?estado=publicados&page=2"
const done: Answer = { status: 200, body: { data: buildOwnAd() } }
const act = (fields: Record<string, string>) => ads.action(post(here, { ad: "7", key, ...fields }))

test.each([
  ["renew", {}, { key }, "renovado"],
  ["deactivate", { reason: "sold" }, { reason: "sold" }, "vendido"],
  ["deactivate", { reason: "withdrawn" }, { reason: "withdrawn" }, "pausado"],
  ["resume", {}, {}, "de-vuelta"],
])(
  "[S2.16] %s %j runs once and is confirmed on the same page",
  async (intent, given, body, word) => {
    answers[`POST /users/me/ads/7/${intent}`] = done
    const answer = outcomeOf(await act({ intent, ...given }))
    expect(bodies()).toEqual([{ data: body }])
    expect(answer).toMatchObject({ status: 303, location: `${here}&aviso=${word}` })
  },
)

test("[S2.16] a copy appears among the drafts, where drafts can be deleted", async () => {
  answers["POST /users/me/ads/7/duplicate"] = done
  const copied = outcomeOf(await act({ intent: "duplicate" }))
  const drafts = "/cuenta/mis-anuncios?estado=borradores"
  expect(copied).toMatchObject({ location: `${drafts}&aviso=duplicado` })
  answers["DELETE /users/me/ads/7"] = { status: 200, body: { ok: true } }
  expect(outcomeOf(await act({ intent: "delete" }))).toMatchObject({
    location: `${here}&aviso=eliminado`,
  })
})

test("an unknown action sends no request; an error of the backend is shown", async () => {
  expect(outcomeOf(await act({ intent: "ban" }))).toMatchObject({ location: here })
  expect(outcomeOf(await act({ intent: "renew", key: "x" }))).toMatchObject({ location: here })
  expect(sent()).toEqual([])
  answers["POST /users/me/ads/7/renew"] = refusal(409, "ConflictError", {
    errors: [{ path: ["credits"], message: "No te quedan créditos." }],
  })
  expect(await act({ intent: "renew" })).toMatchObject({
    data: { failure: "No te quedan créditos." },
    init: { status: 409 },
  })
})

test("the list loads tab and page, and until when a renewal would last", async () => {
  const ad = buildOwnAd({
    state: "active",
    expires_at: new Date(Date.now() + 86_400_000).toISOString(),
  })
  const counts = { all: 12, draft: 0, correct: 0, review: 0, active: 12, ended: 0, refused: 0 }
  const pagination = { page: 2, pageSize: 10, pageCount: 2, total: 12 }
  answers["GET /users/me/ads"] = {
    status: 200,
    body: { data: [{ ...ad, can: { ...ad.can, renew: true } }], meta: { pagination, counts } },
  }
  const states = { draft: 0, awaiting_payment: 0, pending: 0, changes_requested: 0, rejected: 0 }
  const summary = {
    credits: { publication: 1, featured: 0, days: 30, free_used_elsewhere: 0 },
    ads_by_state: { ...states, active: 12, on_hold: 0, expired: 0, deactivated: 0, banned: 0 },
    completeness: { percent: 100, missing: [] },
  }
  answers["GET /users/me/summary"] = { status: 200, body: { data: summary } }
  const loaded = await ads.loader(ask(here))
  expect(api.received.map(({ url }) => decodeURIComponent(url))).toContain(
    "/api/users/me/ads?tab=active&q=&sort=changed:desc&page=2&pageSize=50",
  )
  expect(loaded).toMatchObject({
    place: { tab: "active" },
    prices: { publication: 1 },
    counts: { all: 12 },
  })
  // The next credit adds its own days.
  const thirtyOneDays = 31 * 86_400_000
  const until = Date.parse(loaded.ads[0]?.renewsUntil ?? "")
  expect(Math.round((until - Date.now()) / 60_000)).toBe(thirtyOneDays / 60_000)
  const beyond = await ads.loader(ask("/cuenta/mis-anuncios?page=9")).catch(outcomeOf)
  expect(beyond).toMatchObject({ location: "/cuenta/mis-anuncios?page=2" })
})

const ad = { id: 7, name: "Grúa", slug: "grua", state: "expired" }
const renewal = { action: "renew", ad, credits: 1, days: 15, has_rut: true }
const mailed = "/mi-anuncio?codigo=abc-123"

test("opening a mail's link changes nothing; only its button does", async () => {
  answers["GET /ad-links"] = { status: 200, body: { data: renewal } }
  expect(await link.loader(ask(mailed))).toMatchObject({ data: { code: "abc-123", link: renewal } })
  expect(sent()).toEqual([])
  answers["POST /ad-links"] = { status: 200, body: { data: renewal } }
  const used = outcomeOf(await link.action(post(mailed, { codigo: "abc-123" })))
  const result = "/mi-anuncio?resultado=renovado&anuncio=grua"
  expect(used).toMatchObject({ status: 303, location: result })
  expect(await link.loader(ask(result))).toMatchObject({
    data: { link: null, result: { done: "renew", slug: "grua" } },
    init: { status: 200 },
  })
})

test("a used, expired or unknown link says so; without credits it stays valid", async () => {
  answers["GET /ad-links"] = refusal(410, "LinkExpiredError")
  expect(await link.loader(ask(mailed))).toMatchObject({
    data: { link: null },
    init: { status: 410 },
  })
  expect(await link.loader(ask("/mi-anuncio?codigo=%00"))).toMatchObject({ init: { status: 410 } })
  const use = () => link.action(post(mailed, { codigo: "abc-123" }))
  answers["POST /ad-links"] = refusal(410, "LinkExpiredError")
  expect(outcomeOf(await use())).toMatchObject({ location: mailed })
  const missing = { errors: [{ path: ["credits"], message: "No te quedan créditos." }] }
  answers["POST /ad-links"] = refusal(409, "ConflictError", missing)
  expect(outcomeOf(await use())).toMatchObject({ location: mailed })
  const unknownSeller = { errors: [{ path: ["publisher"], message: "Dinos tu RUT." }] }
  answers["POST /ad-links"] = refusal(409, "ConflictError", unknownSeller)
  expect(outcomeOf(await use())).toMatchObject({ location: mailed })
  const early = { errors: [{ path: ["state"], message: "Todavía no." }] }
  answers["POST /ad-links"] = refusal(409, "ConflictError", early)
  expect(await use()).toMatchObject({ data: { failure: "Todavía no." }, init: { status: 409 } })
})

test("[B5.33] renewing without a RUT leads to the RUT form and back to the list", async () => {
  answers["POST /users/me/ads/7/renew"] = refusal(409, "ConflictError", {
    errors: [{ path: ["publisher"], message: "Dinos tu RUT." }],
  })
  const back = encodeURIComponent(here)
  expect(outcomeOf(await act({ intent: "renew" }))).toMatchObject({
    status: 303,
    location: `/datos-para-publicar?volver=${back}`,
  })
})
