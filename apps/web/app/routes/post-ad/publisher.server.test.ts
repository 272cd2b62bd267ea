import type { Account } from "@wara/contract/account"
import { adsByState } from "@wara/domain/ads/ad-state"
import { buildAccount } from "@wara/factories/build-account"
import { afterAll, beforeEach, expect, test } from "vitest"
import { type Answer, openAnsweringApi, outcomeOf, refusal } from "../../../test/answering-api.ts"
import { buildContext } from "../../../test/build-context.ts"

let answers: Record<string, Answer> = {}
const api = await openAnsweringApi((_method, path) => answers[path])
process.env.API_URL = api.url
const { person } = await import("../../session/person.server.ts")
const pages = {
  postAd: await import("./post-ad.tsx"),
  summary: await import("./summary.tsx"),
  buyPack: await import("../packs/buy-pack.tsx"),
  publisher: await import("./publisher.tsx"),
}

const withoutRut = buildAccount({ rut: null, company_rut: null })
const credits = { publication: 3, featured: 0, days: 15, free_used_elsewhere: 0 }

function summaryWith(given: Partial<typeof credits>): Answer {
  const data = {
    credits: { ...credits, ...given },
    ads_by_state: adsByState([]),
    completeness: { percent: 0, missing: [] },
  }
  return { status: 200, body: { data } }
}

function ask(path: string, account: Account, body?: Record<string, string>) {
  const url = new URL(path, "http://localhost:3000")
  const posted = body ? { method: "POST", body: new URLSearchParams(body) } : {}
  const context = buildContext({ token: "t" })
  context.set(person, { load: () => Promise.resolve(account) })
  return { request: new Request(url, posted), url, params: {}, pattern: url.pathname, context }
}

const caught = (thrown: unknown) => thrown

beforeEach(() => {
  api.received.length = 0
  answers = {
    "/users/me": { status: 200, body: { ...withoutRut, cover: null, commune: null } },
    "/users/me/publisher": { status: 200, body: withoutRut },
    "/users/me/summary": summaryWith({}),
  }
})
afterAll(() => api.close())

test.each([
  ["/anunciar?borrador=7", pages.postAd],
  ["/anunciar/resumen", pages.summary],
  ["/packs/comprar?pack=x", pages.buyPack],
])("[B5.10] %s first asks an account without RUT for person or company", async (path, page) => {
  const leaving = await page.loader(ask(path, withoutRut)).catch(caught)
  const location = `/datos-para-publicar?${new URLSearchParams({ volver: path })}`
  expect(outcomeOf(leaving)).toMatchObject({ status: 302, location })
  expect(api.received).toEqual([])
})

test("[B5.10] only the fields of that kind of account are stored, and the flow continues", async () => {
  const given = {
    kind: "person",
    rut: "12.345.678-5",
    company_name: "Se quedó",
    volver: "/anunciar",
  }
  const answer = await pages.publisher.action(ask("/datos-para-publicar", withoutRut, given))
  expect(outcomeOf(answer)).toMatchObject({ status: 303, location: "/anunciar" })
  const [sent] = api.received
  expect(JSON.parse(sent?.body ?? "")).toEqual({ data: { kind: "person", rut: "12345678-5" } })
  const repeated = { ...given, rut: "11.111.111-1" }
  expect(
    await pages.publisher.action(ask("/datos-para-publicar", withoutRut, repeated)),
  ).toMatchObject({
    init: { status: 400 },
    data: { errors: { rut: expect.stringContaining("no es válido") } },
  })
})

test("[B5.27] a RUT with used free ads is reported before writing an ad, not before buying", async () => {
  answers["/users/me/summary"] = summaryWith({ publication: 0, free_used_elsewhere: 3 })
  const given = { kind: "person", rut: "12.345.678-5" }
  const post = (volver: string) =>
    pages.publisher.action(ask("/datos-para-publicar", withoutRut, { ...given, volver }))
  const location = "/datos-para-publicar?volver=%2Fanunciar"
  expect(outcomeOf(await post("/anunciar"))).toMatchObject({ status: 303, location })
  expect(outcomeOf(await post("/packs/comprar"))).toMatchObject({ location: "/packs/comprar" })
  const page = await pages.publisher.loader(ask(location, withoutRut))
  expect(page).toMatchObject({ areFreeAdsUsed: true, returnTo: "/anunciar" })
  // With a bought or granted credit there is nothing to explain.
  answers["/users/me/summary"] = summaryWith({ publication: 1, free_used_elsewhere: 3 })
  expect(outcomeOf(await post("/anunciar"))).toMatchObject({ location: "/anunciar" })
})

test("an error of the api is assigned to its field", async () => {
  const details = { errors: [{ path: ["data", "rut"], message: "No." }] }
  answers["/users/me/publisher"] = refusal(400, "ValidationError", details)
  const given = { kind: "person", rut: "12.345.678-5", volver: "//otro.cl" }
  expect(
    await pages.publisher.action(ask("/datos-para-publicar", withoutRut, given)),
  ).toMatchObject({ data: { errors: { rut: "No." } } })
})

test("[B5.33] a RUT entered for a renewal leads back to it, even if its free ads are used", async () => {
  answers["/users/me/summary"] = summaryWith({ publication: 0, free_used_elsewhere: 3 })
  const given = { kind: "person", rut: "12.345.678-5", volver: "/mi-anuncio?codigo=abc" }
  const answer = await pages.publisher.action(ask("/datos-para-publicar", withoutRut, given))
  expect(outcomeOf(answer)).toMatchObject({ status: 303, location: "/mi-anuncio?codigo=abc" })
})
