import { afterAll, beforeEach, expect, test } from "vitest"
import { openAccountCalls } from "../../../test/account-calls.ts"
import { type Answer, outcomeOf, refusal } from "../../../test/answering-api.ts"

let answers: Record<string, Answer> = {}
const { api, ask, bodies, post, sent } = await openAccountCalls((call) => answers[call])
const pages = {
  form: await import("./rights.tsx"),
  confirm: await import("./confirm-rights.tsx"),
  file: await import("../resources/rights-data.ts"),
}
const ok = { status: 200, body: { ok: true } }

beforeEach(() => {
  answers = {}
  api.received.length = 0
})
afterAll(() => api.close())

const request = {
  ...{ name: "Ana", email: "ana@faena.cl", right: "access", purpose: "" },
  message: "Quiero saber qué datos tienen.",
}

test("[B9.72] the form sends each request with its key, and refuses what is incomplete", async () => {
  answers = { "POST /rights-requests": { status: 201, body: { data: { documentId: "a1" } } } }
  const send = (given: object = {}) =>
    pages.form.action(post("/derechos", { ...request, ...given }))
  expect(await send({ email: "ana", right: "" })).toMatchObject({
    data: {
      values: { name: "Ana", email: "ana" },
      errors: { email: expect.any(String), right: "Elige qué derecho quieres ejercer." },
    },
    init: { status: 400 },
  })
  expect(outcomeOf(await send())).toMatchObject({ location: "/derechos/enviada" })
  expect(bodies()).toEqual([{ data: request }])
  expect(sent()[0]?.headers["idempotency-key"]).toMatch(/^[0-9a-f]{64}$/)
  answers = { "POST /rights-requests": refusal(429, "RateLimitError") }
  expect(await send({ message: "Otra cosa distinta." })).toMatchObject({
    data: { failure: expect.any(String), values: { message: "Otra cosa distinta." } },
    init: { status: 429 },
  })
})

test("a bot that fills in the trap is thanked and sends nothing", async () => {
  const trapped = await pages.form.action(post("/derechos", { ...request, website: "x" }))
  expect(outcomeOf(trapped)).toMatchObject({ location: "/derechos/enviada" })
  expect(sent()).toEqual([])
})

const waiting = {
  ...{ id: "a".repeat(32), right: "access", purpose: null, name: "Ana" },
  ...{ message: "Quiero saber qué datos tienen.", created_at: "2026-11-21T14:00:00.000Z" },
}
const list = (requests: object[]) => ({ status: 200, body: { data: requests } })

test("[B9.72] [B8.110] opening the mailed link lists what waits and changes nothing; a button confirms one", async () => {
  const other = { ...waiting, id: "b".repeat(32), right: "erasure" }
  answers = { "POST /rights-requests/unconfirmed": list([waiting, other]) }
  const open = (query: string) => pages.confirm.loader(ask(`/derechos/confirmar?${query}`))
  expect(await open("codigo=abc")).toEqual({
    code: "abc",
    state: "open",
    requests: [waiting, other],
  })
  expect(bodies()).toEqual([{ data: { code: "abc" } }])
  answers = { ...answers, "POST /rights-requests/confirm": ok }
  const chosen = { codigo: "abc", solicitud: other.id }
  const press = () => pages.confirm.action(post("/derechos/confirmar", chosen))
  expect(outcomeOf(await press())).toMatchObject({
    location: "/derechos/confirmar?codigo=abc&listo=",
  })
  expect(bodies().at(-1)).toEqual({ data: { code: "abc", request: other.id } })
  answers = { "POST /rights-requests/unconfirmed": list([waiting]) }
  expect(await open("codigo=abc&listo=")).toMatchObject({ state: "done", requests: [waiting] })
  answers = { "POST /rights-requests/unconfirmed": list([]) }
  expect(await open("codigo=abc")).toMatchObject({ state: "none" })
  answers = { "POST /rights-requests/confirm": refusal(410, "LinkExpiredError") }
  expect(await press()).toMatchObject({ data: { isExpired: true }, init: { status: 410 } })
})

test("[B9.72] a link that is not valid says so, and a failure of the api is no expired link", async () => {
  const open = (query: string) => pages.confirm.loader(ask(`/derechos/confirmar?${query}`))
  answers = { "POST /rights-requests/unconfirmed": refusal(410, "LinkExpiredError") }
  expect(await open("codigo=abc")).toEqual({ code: "abc", state: "expired", requests: [] })
  expect(await open("codigo=%3Cb%3E")).toMatchObject({ state: "expired" })
  answers = { "POST /rights-requests/unconfirmed": refusal(429, "RateLimitError") }
  await expect(open("codigo=abc")).rejects.toMatchObject({ init: { status: 429 } })
})

test("[B9.72] the data of an answered request are an uncached file; an old link leads to its page", async () => {
  const read = () => pages.file.loader(ask("/derechos/mis-datos.json?codigo=abc"))
  answers = {
    "POST /rights-requests/data": { status: 200, body: { data: { contact_messages: [] } } },
  }
  const file = await read()
  expect(file.headers.get("Cache-Control")).toBe("no-store")
  expect(await file.json()).toEqual({ contact_messages: [] })
  answers = { "POST /rights-requests/data": refusal(410, "LinkExpiredError") }
  const old: unknown = await read().catch((thrown: unknown) => thrown)
  expect(outcomeOf(old)).toMatchObject({ location: "/derechos/confirmar" })
})
