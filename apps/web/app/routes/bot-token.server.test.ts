import { buildAccount } from "@wara/factories/build-account"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openAccountCalls } from "../../test/account-calls.ts"
import { type Answer, outcomeOf, refusal } from "../../test/answering-api.ts"

const pagination = { page: 1, pageSize: 100, pageCount: 1, total: 1 }
const pack = { id: 2, documentId: "p2", name: "Uno", slug: "uno", price: 9_990 }
const offer: Record<string, Answer> = {
  "GET /ad-packs": {
    status: 200,
    body: { data: [{ ...pack, ads: 1, featured: 0, days: 15 }], meta: { pagination } },
  },
  "GET /settings/public": { status: 200, body: { data: { featured_price: 9_990 } } },
}
let answers: Record<string, Answer> = {}
const { api, post } = await openAccountCalls((call) => answers[call])
const routes = {
  register: await import("./auth/register.tsx"),
  logIn: await import("./auth/log-in.tsx"),
  contact: await import("./site/contact.tsx"),
  buy: await import("./packs/buy-pack.tsx"),
}

beforeEach(() => {
  answers = { ...offer }
  api.received.length = 0
})
afterAll(() => api.close())

/** The calls with a token, and the tokens. */
const tokens = () =>
  api.received
    .filter(({ method }) => method === "POST")
    .map(({ url, headers }) => [url, headers["x-bot-token"]])

const person = {
  kind: "person",
  firstname: "Ana",
  lastname: "Soto",
  rut: "12345678-5",
  email: "ana@faena.cl",
  password: "tres gruas amarillas",
  accepts_terms: "on",
  is_adult: "on",
}
const message = { name: "Ana", email: "ana@faena.cl", message: "Busco una excavadora." }
const key = "0b6f9c5e-6a57-4a4b-9f0e-0d5a3f7c1e21"
const choice = { key, pack: "2", is_invoice: "false", terms: "on", total: "9990" }
const typed = { identifier: "ana", password: "secreta" }

const forms = {
  "/auth/local/register": (more: object) =>
    routes.register.action(post("/registro", { ...person, ...more })),
  "/auth/local": (more: object) => routes.logIn.action(post("/login", { ...typed, ...more })),
  "/contact": (more: object) => routes.contact.action(post("/contacto", { ...message, ...more })),
  "/users/me/orders": (more: object) =>
    routes.buy.action(post("/packs/comprar", { ...choice, ...more })),
}

test.each(Object.entries(forms))(
  "[S7.15] a form's token is passed on to %s; a rejection is shown and the input preserved",
  async (path, send) => {
    answers[`POST ${path}`] = refusal(403, "BotCheckError")
    const refused = await send({ bot_token: "token-1" })
    expect(tokens()).toEqual([[`/api${path}`, "token-1"]])
    expect(refused).toMatchObject({
      init: { status: 403 },
      data: {
        errors: {},
        failure: expect.stringContaining("No pudimos comprobar que eres una persona"),
      },
    })
    await send({})
    await send({ bot_token: "no token\r\nX-Header: 1" })
    expect(tokens().slice(1)).toEqual(Array(2).fill([`/api${path}`, undefined]))
  },
)

test("logging in with a taken e-mail does not reuse the token", async () => {
  answers["POST /auth/local/register"] = refusal(409, "ConflictError")
  answers["POST /auth/local"] = { status: 200, body: { jwt: "t", user: buildAccount() } }
  expect(outcomeOf(await forms["/auth/local/register"]({ bot_token: "token-1" }))).toMatchObject({
    status: 303,
  })
  expect(tokens()).toEqual([
    ["/api/auth/local/register", "token-1"],
    ["/api/auth/local", undefined],
  ])
})

test("[S7.15] after a failed log-in the form requires a token from then on", async () => {
  answers["POST /auth/local"] = refusal(401, "InvalidCredentialsError")
  expect(await forms["/auth/local"]({})).toMatchObject({ data: { wantsToken: false } })
  const details = {
    errors: [{ path: ["x-bot-token"], message: "is required for the next attempt" }],
  }
  answers["POST /auth/local"] = refusal(401, "InvalidCredentialsError", details)
  expect(await forms["/auth/local"]({})).toMatchObject({
    data: { wantsToken: true, failure: "El correo o la contraseña no son correctos." },
  })
  answers["POST /auth/local"] = refusal(429, "RateLimitError")
  const locked = await forms["/auth/local"]({ bot_token: "" })
  expect(locked).toMatchObject({ data: { wantsToken: true } })
  const empty = await forms["/auth/local"]({ bot_token: "", password: "" })
  expect(empty).toMatchObject({ data: { wantsToken: true } })
})
