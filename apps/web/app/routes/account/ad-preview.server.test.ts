import type { AdState } from "@wara/domain/ads/ad-state"
import { buildCommune, buildCondition, buildOwnAdDetail } from "@wara/factories/build-ad"
import { buildCategory } from "@wara/factories/build-catalog"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openAccountCalls } from "../../../test/account-calls.ts"
import { type Answer, outcomeOf } from "../../../test/answering-api.ts"

let answers: Record<string, Answer> = {}
const { api, ask } = await openAccountCalls((call) => answers[call])
const preview = await import("./ad-preview.tsx")

const category = buildCategory({ name: "Construcción" })
const commune = buildCommune()
const condition = buildCondition()

const list = (...data: object[]): Answer => {
  const pagination = { page: 1, pageSize: 100, pageCount: 1, total: data.length }
  return { status: 200, body: { data, meta: { pagination } } }
}

beforeEach(() => {
  api.received.length = 0
  answers = {
    "GET /categories": list(category),
    "GET /conditions": list(condition),
    "GET /regions": list(commune.region ?? {}),
    "GET /communes": list(commune),
  }
})
afterAll(() => api.close())

const ownAd = (state: AdState) =>
  buildOwnAdDetail({ id: 7, slug: "rodillo", state }, { category, commune, condition })

const open = (id: string) => {
  const asked = ask(`/cuenta/mis-anuncios/${id}`)
  return preview.loader({ ...asked, params: { id } })
}
const refused = (id: string) =>
  open(id).then(
    () => null,
    (thrown: unknown) => thrown,
  )

test("[B5.33] the owner previews an ad in review, and may correct and withdraw it", async () => {
  answers["GET /users/me/ads/7"] = { status: 200, body: { data: ownAd("pending") } }
  const shown = await open("7")
  expect(shown.preview).toMatchObject({
    name: "Rodillo Bomag",
    price: 45_000_000,
    category: { name: "Construcción" },
    commune: { name: "Calama" },
    year: 2018,
  })
  expect(shown.preview.gallery).toHaveLength(1)
  expect(shown.ad.can).toMatchObject({ edit: true, withdraw: true })
  expect(shown.ad).not.toHaveProperty("content")
})

test.each(["8", "0", "-1", "1.5", "abc", "99999999999"])(
  "[B5.33] the preview of ad %s, another user's or unknown, is a 404",
  async (id) => {
    answers["GET /users/me/ads/7"] = { status: 200, body: { data: ownAd("pending") } }
    expect(await refused(id)).toMatchObject({ init: { status: 404 } })
  },
)

test.each([
  ["draft", "/anunciar?borrador=7"],
  ["active", "/anuncios/rodillo"],
] as const)("[B5.33] the preview of a %s ad redirects to its editor or page", async (state, to) => {
  answers["GET /users/me/ads/7"] = { status: 200, body: { data: ownAd(state) } }
  expect(outcomeOf(await refused("7"))).toMatchObject({ status: 302, location: to })
})
