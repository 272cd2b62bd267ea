import { afterAll, beforeEach, expect, test } from "vitest"
import { type Answer, openAnsweringApi, outcomeOf, refusal } from "../../../test/answering-api.ts"
import { buildContext } from "../../../test/build-context.ts"

const ok = { status: 200, body: { ok: true } }
const link = { username: "ana.soto", email: "a•••@faena.cl", proof: "password" }
const named = { status: 200, body: { data: link } }

let answers: Record<string, Answer> = {}
const api = await openAnsweringApi((_method, path) => answers[path])
process.env.API_URL = api.url
const pages = {
  confirm: await import("./confirm-email.tsx"),
  change: await import("./confirm-email-change.tsx"),
  stop: await import("./stop-email-change.tsx"),
}

beforeEach(() => {
  answers = {}
  api.received.length = 0
})
afterAll(() => api.close())

function get(path: string, token: string | null = null) {
  const url = new URL(path, "http://localhost:3000")
  const context = buildContext({ token, deviceId: "device-1" })
  return { request: new Request(url), url, params: {}, pattern: url.pathname, context } as const
}

function post(path: string, fields: Record<string, string>, token: string | null = null) {
  const asked = get(path, token)
  const body = new URLSearchParams(fields)
  return { ...asked, request: new Request(asked.url, { method: "POST", body }) }
}

const bodiesSent = () => api.received.map(({ body }) => JSON.parse(body))

test("[B8.3] opening a confirmation link names the account and changes nothing", async () => {
  answers = { "/auth/email-link": named }
  const page = await pages.confirm.loader(get("/confirmar-correo?codigo=abc-123"))
  expect(page).toEqual({ state: "open", code: "abc-123", link })
  expect(bodiesSent()).toEqual([{ kind: "confirm_email", code: "abc-123" }])
  expect(api.received[0]?.headers).toMatchObject({ "x-device-id": "device-1" })
  const change = await pages.change.loader(get("/confirmar-nuevo-correo?codigo=abc-123"))
  expect(change).toEqual({ state: "open", code: "abc-123", link })
  expect(bodiesSent().at(-1)).toEqual({ kind: "change_email", code: "abc-123" })
})

test("a link that is used up is explained when it is opened", async () => {
  answers = { "/auth/email-link": refusal(410, "LinkExpiredError") }
  const page = await pages.confirm.loader(get("/confirmar-correo?codigo=abc-123"))
  expect(page).toMatchObject({ state: "expired", link: null })
  expect(await pages.change.loader(get("/confirmar-nuevo-correo"))).toMatchObject({
    state: "expired",
  })
  expect(await pages.confirm.loader(get("/confirmar-correo"))).toMatchObject({ state: "asking" })
})

test("the button confirms; the account's own browser returns to the account", async () => {
  answers = { "/auth/confirm-email": ok }
  const done = await pages.confirm.action(post("/confirmar-correo", { codigo: "abc-123" }))
  expect(bodiesSent()).toEqual([{ code: "abc-123" }])
  expect(outcomeOf(done)).toMatchObject({ status: 303, location: "/confirmar-correo?estado=listo" })
  const back = await pages.confirm.action(
    post("/confirmar-correo", { codigo: "abc-123" }, "token-1"),
  )
  expect(outcomeOf(back)).toMatchObject({ status: 303, location: "/cuenta?aviso=correo" })
})

test("[B8.3] the password goes with the code; a wrong one is refused next to its field and not returned", async () => {
  const details = { errors: [{ path: ["password"], message: "Esa no es." }] }
  answers = { "/auth/confirm-email": refusal(400, "ValidationError", details) }
  const typed = { codigo: "abc-123", password: "no es esa" }
  const refused = await pages.confirm.action(post("/confirmar-correo", typed))
  expect(bodiesSent()).toEqual([{ code: "abc-123", password: "no es esa" }])
  expect(refused).toMatchObject({
    init: { status: 400 },
    data: { values: {}, errors: { password: "Esa no es." } },
  })
  expect(JSON.stringify(refused)).not.toContain("no es esa")
})

test.each([
  ["removed", "/confirmar-correo?estado=eliminada"],
  ["closed", "/confirmar-correo?estado=cerrada"],
])("[B8.3] 'No fui yo' says that the account was %s", async (outcome, location) => {
  answers = { "/auth/disown-email": { status: 200, body: { data: { outcome } } } }
  const posted = post("/confirmar-correo", { codigo: "abc-123", "no-fui-yo": "1" })
  const done = await pages.confirm.action(posted)
  expect(bodiesSent()).toEqual([{ kind: "confirm_email", code: "abc-123" }])
  expect(outcomeOf(done)).toMatchObject({ status: 303, location })
  expect(await pages.confirm.loader(get(location))).toMatchObject({ state: outcome })
})

test("[B8.3] an e-mail change is confirmed with the password, or disowned", async () => {
  const path = "/confirmar-nuevo-correo"
  answers = {
    "/auth/confirm-email-change": ok,
    "/auth/disown-email": { status: 200, body: { data: { outcome: "cancelled" } } },
  }
  const fields = { codigo: "abc-123", password: "secreta" }
  expect(outcomeOf(await pages.change.action(post(path, fields)))).toMatchObject({
    location: `${path}?estado=listo`,
  })
  const disowned = post(path, { codigo: "abc-123", "no-fui-yo": "1" })
  expect(outcomeOf(await pages.change.action(disowned))).toMatchObject({
    location: `${path}?estado=cancelado`,
  })
  expect(bodiesSent()).toEqual([
    { code: "abc-123", password: "secreta" },
    { kind: "change_email", code: "abc-123" },
  ])
  expect(await pages.change.loader(get(`${path}?estado=cancelado`))).toMatchObject({
    state: "cancelled",
  })
})

test("an e-mail change is stopped by its button, once", async () => {
  const path = "/detener-cambio-de-correo"
  answers = { "/auth/stop-email-change": ok }
  expect(pages.stop.loader(get(`${path}?codigo=abc-123`))).toEqual({
    code: "abc-123",
    state: "open",
  })
  const stopped = await pages.stop.action(post(path, { codigo: "abc-123" }))
  expect(outcomeOf(stopped)).toMatchObject({ location: `${path}?listo` })
  answers = { "/auth/stop-email-change": refusal(410, "LinkExpiredError") }
  expect(await pages.stop.action(post(path, { codigo: "abc-123" }))).toMatchObject({
    data: { isExpired: true },
  })
})

test("a used confirmation link is explained, and a new one can be requested", async () => {
  answers = {
    "/auth/confirm-email": refusal(410, "LinkExpiredError"),
    "/auth/send-email-confirmation": ok,
  }
  const used = await pages.confirm.action(post("/confirmar-correo", { codigo: "abc-123" }))
  expect(used).toMatchObject({ init: { status: 410 }, data: { isExpired: true } })
  const asked = await pages.confirm.action(post("/confirmar-correo", { email: "a@faena.cl" }))
  expect(outcomeOf(asked)).toMatchObject({
    status: 303,
    location: "/confirmar-correo?estado=enviado",
  })
})
