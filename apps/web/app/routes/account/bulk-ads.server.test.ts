import { afterAll, beforeEach, expect, test } from "vitest"
import { openAccountCalls } from "../../../test/account-calls.ts"
import { type Answer, outcomeOf, refusal } from "../../../test/answering-api.ts"

let answers: Record<string, Answer> = {}
const { api, ask, sent, bodies } = await openAccountCalls((call) => answers[call])
const ads = await import("./ads.tsx")

beforeEach(() => {
  answers = {}
  api.received.length = 0
})
afterAll(() => api.close())

const key = "0b6f9c5e-6a57-4a4b-9f0e-0d5a3f7c1e21"
const here = "/cuenta/mis-anuncios?estado=publicados&q=gr%C3%BAa&orden=precio-desc&page=2"
const call = "POST /users/me/ads/bulk"

function run(bulk: string, chosen: string[]) {
  const body = new URLSearchParams([
    ["key", key],
    ...chosen.map((ad) => ["ads", ad]),
    ["bulk", bulk],
  ])
  const asked = ask(here)
  return ads.action({ ...asked, request: new Request(asked.url, { method: "POST", body }) })
}

const results = (...refused: number[]): Answer => ({
  status: 200,
  body: {
    data: [7, 8].map((ad) => ({
      ad,
      refusal: refused.includes(ad)
        ? { reason: "credits", message: "No te quedan créditos." }
        : null,
    })),
  },
})

test.each([
  ["renew", "renovados"],
  ["pause", "pausados"],
  ["sold", "vendidos"],
])(
  "[B5.35] bulk %s returns to the same tab, search, order and page with a message",
  async (bulk, word) => {
    answers[call] = results()
    expect(outcomeOf(await run(bulk, ["7", "8", "8"]))).toMatchObject({
      status: 303,
      location: `${here}&aviso=${word}`,
    })
    expect(bodies()).toEqual([{ data: { action: bulk, ads: [7, 8], key } }])
  },
)

test("[B5.35] rejected ads are listed with the reason; an empty selection sends no request", async () => {
  answers[call] = results(8)
  expect(await run("renew", ["7", "8"])).toMatchObject({
    data: { failure: null, outcome: { action: "renew", results: [{ ad: 7 }, { ad: 8 }] } },
  })
  api.received.length = 0
  expect(await run("renew", [])).toMatchObject({
    data: { failure: "Elige al menos un anuncio." },
    init: { status: 400 },
  })
  expect(outcomeOf(await run("delete", ["7"]))).toMatchObject({ location: here })
  expect(sent()).toEqual([])
  answers[call] = refusal(429, "RateLimitError")
  expect(await run("pause", ["7"])).toMatchObject({ init: { status: 429 } })
})

test("[B5.35] tab, search and order of the URL are requested, 50 per page", async () => {
  answers["GET /users/me/ads"] = refusal(404, "NotFoundError")
  answers["GET /users/me/summary"] = refusal(404, "NotFoundError")
  await ads.loader(ask(here)).catch(() => null)
  expect(api.received.map(({ url }) => decodeURIComponent(url))).toContain(
    "/api/users/me/ads?tab=active&q=grúa&sort=price:desc&page=2&pageSize=50",
  )
})
