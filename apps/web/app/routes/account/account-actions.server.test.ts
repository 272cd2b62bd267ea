import { buildAccount } from "@wara/factories/build-account"
import { afterAll, beforeEach, expect, test, vi } from "vitest"
import { account, openAccountCalls, wrong } from "../../../test/account-calls.ts"
import { type Answer, outcomeOf, refusal } from "../../../test/answering-api.ts"

let answers: Record<string, Answer> = {}
const { api, person, ask, post, sent, bodies } = await openAccountCalls((call) => answers[call])
const ok = { status: 200, body: { ok: true } }
const done = { status: 200, body: account }
const pages = {
  overview: await import("./overview.tsx"),
  email: await import("./email.tsx"),
  username: await import("./username.tsx"),
  password: await import("./change-password.tsx"),
  sessions: await import("./sessions.tsx"),
  privacy: await import("./privacy.tsx"),
  file: await import("./export.ts"),
  availability: await import("../resources/username-availability.ts"),
}

beforeEach(() => {
  answers = {}
  api.received.length = 0
})
afterAll(() => api.close())

test("the e-mail is sent again on request, and too many requests are no error", async () => {
  const again = () => pages.overview.action(post("/cuenta", {}))
  answers = { "POST /auth/send-email-confirmation": ok }
  expect(await again()).toMatchObject({ data: { message: expect.stringContaining("Listo") } })
  expect(bodies()).toEqual([{ email: account.email }])
  const limited = { ...refusal(429, "RateLimitError"), headers: { "retry-after": "130" } }
  answers = { "POST /auth/send-email-confirmation": limited }
  expect(await again()).toMatchObject({
    data: { message: "Ya te lo enviamos. Podrás pedir otro en 3 minutos." },
    init: { status: 429 },
  })
})

test("[B10.233] the link of a change that waits is asked for by key alone, and a refusal is said", async () => {
  const again = async () =>
    pages.email.action(
      post("/cuenta/correo", { intent: "resend", key: "clave-de-la-pagina", email: "x@faena.cl" }),
    )
  const call = "POST /users/me/email/resend"
  answers = { [call]: { status: 200, body: { data: { status: "pending" } } } }
  expect(await again()).toMatchObject({ data: { isSentAgain: true, failure: null } })
  expect(bodies()).toEqual([{}])
  expect(sent()[0]?.headers["idempotency-key"]).toBe("clave-de-la-pagina")
  answers = { [call]: refusal(409, "ConflictError") }
  expect(await again()).toMatchObject({
    data: { isSentAgain: false, failure: expect.stringContaining("Ya no hay un cambio") },
    init: { status: 409 },
  })
  const limited = { ...refusal(429, "RateLimitError"), headers: { "retry-after": "50000" } }
  answers = { [call]: limited }
  expect(await again()).toMatchObject({
    data: { failure: "Ya te lo enviamos. Mañana podrás pedir otro." },
    init: { status: 429 },
  })
  answers = { [call]: refusal(401, "UnauthorizedError") }
  await expect(again()).rejects.toMatchObject({ status: 302 })
})

test("[S2.16] a username is lowercased; an error is assigned to the field", async () => {
  answers = { "PUT /users/me/username": done }
  const take = (username: string) => pages.username.action(post("/cuenta/username", { username }))
  expect(outcomeOf(await take(" Maquinas-Sur "))).toMatchObject({
    location: "/cuenta/username?aviso=usuario",
  })
  expect(bodies()).toEqual([{ data: { username: "maquinas-sur" } }])
  answers = { "PUT /users/me/username": wrong("username", "Ese nombre ya tiene dueño.", 409) }
  expect(await take("pedro")).toMatchObject({
    data: { values: { username: "pedro" }, errors: { username: "Ese nombre ya tiene dueño." } },
    init: { status: 409 },
  })
  expect(await take("ana.soto")).toMatchObject({
    data: { errors: { username: "Ese ya es tu nombre de usuario." } },
  })
})

test("availability of a username is answered to users only, and not cached", async () => {
  answers = {
    "GET /users/username-availability": {
      status: 200,
      body: { data: { available: false, problem: "taken" } },
    },
  }
  const answer = await pages.availability.loader(ask("/api/username-availability?username=pedro"))
  expect(await answer.json()).toEqual({ available: false, problem: "taken" })
  expect(answer.headers.get("Cache-Control")).toBe("no-store")
  const visitor = ask("/api/username-availability?username=pedro")
  visitor.context.set(person, { load: () => Promise.resolve(null) })
  expect((await pages.availability.loader(visitor)).status).toBe(401)
})

const passwords = {
  currentPassword: "la de siempre",
  password: "tres gruas amarillas",
  passwordConfirmation: "tres gruas amarillas",
}

test("[S2.16] changing the password sets the new session cookie", async () => {
  answers = { "POST /auth/change-password": { status: 200, body: { jwt: "new", user: account } } }
  const answer = outcomeOf(
    await pages.password.action(post("/cuenta/cambiar-contrasena", passwords)),
  )
  expect(bodies()).toEqual([passwords])
  expect(answer).toMatchObject({ status: 303, location: "/cuenta?aviso=contrasena" })
  expect(answer).toMatchObject({ cookies: expect.arrayContaining(["wara_session=new"]) })
})

test("a wrong password is an error of its field, and passwords are not returned", async () => {
  const text = "Esa no es tu contraseña actual."
  answers = { "POST /auth/change-password": wrong("currentPassword", text) }
  const answer = await pages.password.action(post("/cuenta/cambiar-contrasena", passwords))
  expect(answer).toMatchObject({
    data: { values: {}, errors: { currentPassword: text } },
    init: { status: 400 },
  })
  expect(JSON.stringify(answer)).not.toMatch(/siempre|amarillas/)
})

test("users without a password get a link to choose one", async () => {
  answers = { "POST /auth/forgot-password": ok }
  const answer = await pages.password.action(post("/cuenta/cambiar-contrasena", { intent: "link" }))
  expect(bodies()).toEqual([{ email: account.email }])
  expect(answer).toMatchObject({ data: { sentTo: account.email } })
})

test("one session or all others can be closed", async () => {
  answers = { "DELETE /auth/sessions": ok, "DELETE /auth/sessions/s2": ok }
  const close = (sesion: string) => pages.sessions.action(post("/cuenta/sesiones", { sesion }))
  expect(outcomeOf(await close("s2"))).toMatchObject({ location: "/cuenta/sesiones?aviso=cerrada" })
  expect(outcomeOf(await close("otras"))).toMatchObject({
    location: "/cuenta/sesiones?aviso=cerradas",
  })
  expect(sent().map(({ url }) => url)).toEqual(["/api/auth/sessions/s2", "/api/auth/sessions"])
  answers = {}
  expect(await close("s2")).toMatchObject({ data: { failure: "No encontramos lo que buscas." } })
})

test("deletion is requested with the password, or by e-mail without one", async () => {
  answers = { "POST /users/me/deletion": done }
  const end = (fields: Record<string, string>, given = account) =>
    pages.privacy.action(post("/cuenta/privacidad", { intent: "deletion", ...fields }, given))
  expect(await end({ password: "" })).toMatchObject({
    data: { of: "deletion", deletion: { errors: { password: "Escribe tu contraseña." } } },
  })
  expect(outcomeOf(await end({ password: "la mia", email: "otro@faena.cl" }))).toMatchObject({
    location: "/cuenta/privacidad?aviso=pedida",
  })
  const social = buildAccount({ has_password: false })
  await end({ password: "x", email: "ana@faena.cl" }, social)
  expect(bodies()).toEqual([{ data: { password: "la mia" } }, { data: { email: "ana@faena.cl" } }])
})

test("[B9.79] the privacy centre's buttons cancel a deletion, block and unblock, and withdraw", async () => {
  answers = {
    "DELETE /users/me/deletion": done,
    "POST /users/me/data-block": done,
    "DELETE /users/me/data-block": done,
    "POST /users/me/rights-requests/a1/withdraw": ok,
  }
  const act = async (fields: Record<string, string>) =>
    outcomeOf(await pages.privacy.action(post("/cuenta/privacidad", fields)))
  const locations = []
  for (const intent of ["keep", "block", "unblock", "withdraw"])
    locations.push(await act({ intent, solicitud: "a1" }))
  expect(locations).toMatchObject(
    ["conservada", "bloqueados", "desbloqueados", "retirada"].map((done) => ({
      location: `/cuenta/privacidad?aviso=${done}`,
    })),
  )
  expect(sent().map(({ method, url }) => `${method} ${url.slice("/api".length)}`)).toEqual(
    Object.keys(answers),
  )
  expect(await act({ intent: "news" })).toMatchObject({ location: "/cuenta/privacidad" })
  answers = { "POST /users/me/rights-requests/a1/withdraw": refusal(409, "ConflictError") }
  const late = post("/cuenta/privacidad", { intent: "withdraw", solicitud: "a1" })
  expect(await pages.privacy.action(late)).toMatchObject({
    data: { of: "button", failure: expect.any(String) },
    init: { status: 409 },
  })
})

test("[B9.79] a request names its right; the same one twice has one key", async () => {
  answers = {
    "POST /users/me/rights-requests": { status: 201, body: { data: { documentId: "a1" } } },
  }
  const ask = (fields: Record<string, string>) =>
    pages.privacy.action(post("/cuenta/privacidad", { intent: "request", ...fields }))
  expect(await ask({ right: "objection", purpose: "", message: "No." })).toMatchObject({
    data: { of: "request", request: { errors: { message: expect.stringContaining("10") } } },
    init: { status: 400 },
  })
  const complete = {
    right: "objection",
    purpose: "recordings",
    message: "No me graben, por favor.",
  }
  for (let times = 0; times < 2; times += 1) {
    expect(outcomeOf(await ask(complete))).toMatchObject({
      location: "/cuenta/privacidad?aviso=enviada",
    })
  }
  expect(bodies()).toEqual([{ data: complete }, { data: complete }])
  const keys = sent().map(({ headers }) => headers["idempotency-key"])
  expect(keys[0]).toMatch(/^[0-9a-f]{64}$/)
  expect(new Set(keys).size).toBe(1)
})

test("the data export is an uncached file of the Chilean day, only for its user", async () => {
  vi.useFakeTimers({ now: new Date("2027-01-01T02:30:00Z"), toFake: ["Date"] })
  answers = { "GET /users/me/export": { status: 200, body: { account } } }
  const asked = ask("/cuenta/privacidad/mis-datos.json")
  const answer = await pages.file.loader(asked)
  expect(await answer.json()).toEqual({ account })
  expect(answer.headers.get("Cache-Control")).toBe("no-store")
  expect(answer.headers.get("Content-Disposition")).toBe(
    'attachment; filename="mis-datos-2026-12-31.json"',
  )
  asked.context.set(person, { load: () => Promise.resolve(null) })
  const visitor: unknown = await pages.file.loader(asked).catch((thrown: unknown) => thrown)
  expect(outcomeOf(visitor)).toMatchObject({ location: "/login?volver=%2Fcuenta%2Fprivacidad" })
})
