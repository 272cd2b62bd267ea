import { afterAll, beforeEach, expect, test } from "vitest"
import { openAccountCalls } from "../../../test/account-calls.ts"
import { type Answer, outcomeOf } from "../../../test/answering-api.ts"

let answers: Record<string, Answer> = {}
const { api, ask, bodies, post, sent } = await openAccountCalls((call) => answers[call])
const page = await import("./appeal.tsx")

const hold = {
  ...{ reason: "fraud", notes: "Las fotos son de otro anuncio.", outcome: null },
  ...{ placed_at: "2026-11-22T12:00:00.000Z", appealed_at: null, decided_at: null },
}

beforeEach(() => {
  api.received.length = 0
  answers = {}
})
afterAll(() => api.close())

const open = (query: string) => page.loader({ ...ask(`/apelar${query}`), params: {} })
const send = (fields: Record<string, string>) =>
  page.action({ ...post("/apelar", fields), params: {} })

test("[B10.46] the mailed link shows why the ad is on hold; a malformed or expired one says so", async () => {
  answers["GET /ad-appeals"] = { status: 200, body: { data: { name: "Grúa", hold } } }
  expect(await open("?codigo=abc")).toMatchObject({ data: { link: { name: "Grúa", hold } } })
  const gone = { status: 410, name: "LinkExpiredError", message: "", details: {} }
  answers["GET /ad-appeals"] = { status: 410, body: { data: null, error: gone } }
  for (const query of ["?codigo=abc", "?codigo=%20", ""])
    expect(await open(query)).toMatchObject({ data: { link: null }, init: { status: 410 } })
  expect(api.received).toHaveLength(2)
})

test("[B10.46] an appeal is sent once it is long enough, and returns to its page", async () => {
  answers["POST /ad-appeals"] = { status: 200, body: { data: { name: "Grúa", hold } } }
  const short = await send({ codigo: "abc", text: "corto" })
  expect(short).toMatchObject({ init: { status: 400 }, data: { values: { text: "corto" } } })
  expect(sent()).toEqual([])
  const text = "Son mías: las tomé en la faena de Calama."
  const answer = outcomeOf(await send({ codigo: "abc", text }))
  expect(answer).toMatchObject({ status: 303, location: "/apelar?codigo=abc" })
  expect(bodies()).toEqual([{ data: { code: "abc", text } }])
})
