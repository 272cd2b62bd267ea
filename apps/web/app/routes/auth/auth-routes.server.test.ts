// Long because sign-up, log-in and recovery share one api stand-in.

import { buildAccount } from "@wara/factories/build-account"
import { afterAll, beforeEach, expect, test } from "vitest"
import { type Answer, openAnsweringApi, outcomeOf, refusal } from "../../../test/answering-api.ts"
import { buildContext } from "../../../test/build-context.ts"

const account = buildAccount()
const loggedIn = { status: 200, body: { jwt: "new-token", user: account } }
const ok = { status: 200, body: { ok: true } }

let answers: Record<string, Answer> = {}
const api = await openAnsweringApi((_method, path) => answers[path])
process.env.API_URL = api.url
process.env.PUBLIC_API_URL = "https://api.wara.test"
const pages = {
  register: await import("./register.tsx"),
  logIn: await import("./log-in.tsx"),
  connect: await import("./connect.ts"),
  social: await import("./social-callback.tsx"),
  forgot: await import("./forgot-password.tsx"),
  reset: await import("./reset-password.tsx"),
}

beforeEach(() => {
  answers = {}
  api.received.length = 0
})
afterAll(() => api.close())

function get(path: string, cookie = "") {
  const url = new URL(path, "http://localhost:3000")
  const request = new Request(url, { headers: { cookie } })
  return { request, url, params: {}, pattern: url.pathname, context: buildContext() } as const
}

function post(path: string, fields: Record<string, string>, cookie = "") {
  const asked = get(path, cookie)
  const body = new URLSearchParams(fields)
  const request = new Request(asked.url, { method: "POST", headers: { cookie }, body })
  return { ...asked, request }
}

const bodiesSent = () => api.received.map(({ body }) => JSON.parse(body))

const person = {
  firstname: " Ana ",
  lastname: "Soto",
  email: "ana@faena.cl",
  password: "tres gruas amarillas",
  accepts_terms: "on",
  is_adult: "on",
  pro: "true",
}

test("[S2.4] a sign-up sends only its fields, logs in and shows the welcome page", async () => {
  answers = { "/auth/local/register": loggedIn }
  const answer = outcomeOf(await pages.register.action(post("/registro", person)))
  expect(bodiesSent()).toEqual([
    {
      firstname: "Ana",
      lastname: "Soto",
      rut: null,
      email: "ana@faena.cl",
      password: "tres gruas amarillas",
      accepts_terms: true,
      is_adult: true,
    },
  ])
  expect(answer).toMatchObject({ status: 303, location: "/cuenta?aviso=bienvenida" })
  expect(answer).toMatchObject({
    cookies: [
      "wara_session=new-token",
      "wara_session_block=",
      expect.stringMatching(/^wara_session_device=.{20}/),
    ],
  })
})

test("[S2.4] an invalid sign-up is not sent and returns the input without the password", async () => {
  const wrong = { ...person, lastname: "", email: "ana@", is_adult: "" }
  const answer = await pages.register.action(post("/registro", wrong))
  expect(api.received).toEqual([])
  expect(answer).toMatchObject({ init: { status: 400 } })
  expect(answer).toMatchObject({
    data: {
      errors: {
        lastname: "Escribe tu apellido.",
        email: expect.stringContaining("no parece válido"),
        is_adult: expect.stringContaining("mayor de edad"),
      },
    },
  })
  expect(JSON.stringify(answer)).not.toContain(person.password)
})

test("[S2.4] a taken e-mail is reported; with the account's password it logs in", async () => {
  const details = { errors: [{ path: ["email"], message: "Ya existe una cuenta." }] }
  const taken = refusal(409, "ConflictError", details)
  answers = {
    "/auth/local/register": taken,
    "/auth/local": refusal(401, "InvalidCredentialsError"),
  }
  const refused = await pages.register.action(post("/registro", person))
  expect(refused).toMatchObject({ data: { errors: { email: "Ya existe una cuenta." } } })
  answers["/auth/local"] = loggedIn
  const again = await pages.register.action(post("/registro", { ...person, volver: "/anunciar" }))
  expect(outcomeOf(again)).toMatchObject({ status: 303, location: "/anunciar" })
  const noNews = await pages.register.action(post("/registro", person))
  expect(outcomeOf(noNews)).toMatchObject({ status: 303, location: "/cuenta" })
})

test.each([
  ["/anuncios?s=grua", "/anuncios?s=grua"],
  ["//evil.test", "/"],
  ["https://evil.test", "/"],
  ["", "/"],
])("[S2.5] logging in on the way to '%s' leads to %s", async (volver, location) => {
  answers = { "/auth/local": loggedIn }
  const fields = { identifier: "ana", password: "secreta", volver }
  const answer = outcomeOf(await pages.logIn.action(post("/login", fields)))
  expect(bodiesSent()).toEqual([{ identifier: "ana", password: "secreta" }])
  expect(answer).toMatchObject({ status: 303, location })
})

test("[B5.26] without scripts a mistyped e-mail gets one suggestion; a button applies it, and it can be ignored", async () => {
  answers = { "/auth/local/register": loggedIn }
  const mistyped = { ...person, email: "ana@gmial.com" }
  expect(await pages.register.action(post("/registro", mistyped))).toMatchObject({
    init: { status: 400 },
    data: {
      values: { email: "ana@gmial.com", firstname: " Ana " },
      errors: { email: "¿Quisiste decir ana@gmail.com?" },
    },
  })
  expect(bodiesSent()).toEqual([])
  const accepted = { ...mistyped, accepted_email: "ana@gmail.com" }
  await pages.register.action(post("/registro", accepted))
  const confirmed = { ...mistyped, checked_email: "ana@gmial.com" }
  await pages.register.action(post("/registro", confirmed))
  expect(bodiesSent().map(({ email }) => email)).toEqual(["ana@gmail.com", "ana@gmial.com"])
})

test("[B5.28] a log-in to a blocked account answers with the team's reason", async () => {
  const details = { errors: [{ path: ["account"], message: "Tres denuncias." }] }
  answers = { "/auth/local": refusal(403, "AccountBlockedError", details) }
  const tried = post("/login", { identifier: "ana@faena.cl", password: "secreta" })
  const failure = "Tu cuenta está bloqueada. Motivo: Tres denuncias."
  expect(outcomeOf(await pages.logIn.action(tried))).toMatchObject({
    init: { status: 403 },
    data: { failure },
  })
})

test("[B5.28] the log-in page shows the reason of a block until the next log-in", async () => {
  const open = (cookie: string) => pages.logIn.loader(get("/login", cookie))
  expect(await open("")).toMatchObject({ blocked: null })
  expect(await open("wara_session_block=1Tres%20denuncias.")).toMatchObject({
    blocked: "Tu cuenta está bloqueada. Motivo: Tres denuncias.",
  })
  expect(await open("wara_session_block=1")).toMatchObject({ blocked: "Tu cuenta está bloqueada." })
})

test("[S2.5] a failed log-in does not reveal which field was wrong; a limited one says how long to wait", async () => {
  const fields = { identifier: "ana@faena.cl", password: "secreta", volver: "/cuenta" }
  answers = { "/auth/local": refusal(401, "InvalidCredentialsError") }
  const refused = await pages.logIn.action(post("/login", fields))
  expect(refused).toMatchObject({
    init: { status: 401 },
    data: {
      values: { identifier: "ana@faena.cl", volver: "/cuenta" },
      errors: {},
      failure: "El correo o la contraseña no son correctos.",
    },
  })
  answers = {
    "/auth/local": { ...refusal(429, "RateLimitError"), headers: { "Retry-After": "120" } },
  }
  const limited = await pages.logIn.action(post("/login", fields))
  expect(limited).toMatchObject({
    init: { status: 429, headers: { "Retry-After": "120" } },
    data: { failure: expect.stringContaining("en 2 minutos") },
  })
})

test("[S2.5] the page offers the configured providers; without the api it offers none", async () => {
  answers = { "/auth/providers": { status: 200, body: { data: ["google"] } } }
  const page = await pages.logIn.loader(get("/login?volver=%2Fcuenta"))
  expect(page).toEqual({
    returnTo: "/cuenta",
    blocked: null,
    hasEnded: false,
    providers: ["google"],
  })
  answers = {}
  expect((await pages.logIn.loader(get("/login"))).providers).toEqual([])
})

test("[S2.5] the page explains that a session ended in the middle of a form", async () => {
  const page = await pages.logIn.loader(get("/login?volver=%2Fcuenta&sesion=terminada"))
  expect(page).toMatchObject({ returnTo: "/cuenta", hasEnded: true })
})

test("[S7.5] an unknown provider redirects to /404", () => {
  const asked = get("/conectar/twitter")
  const answer = pages.connect.loader({ ...asked, params: { provider: "twitter" } })
  expect(outcomeOf(answer)).toMatchObject({ location: "/404", cookies: [] })
})

/** Starts a flow to Google and returns its cookie. */
async function beginFlow(path: string) {
  const begun = await pages.connect.loader({ ...get(path), params: { provider: "google" } })
  const [cookie = ""] = begun.headers.getSetCookie()
  return { begun, cookie, cookiePair: cookie.split(";")[0] ?? "" }
}

test("[S2.6] a flow to Google is bound to the browser and stores its return path", async () => {
  const { begun, cookie, cookiePair } = await beginFlow(
    "/conectar/google?volver=%2Fanuncios%3Fs%3Dgrua",
  )
  const to = new URL(begun.headers.get("Location") ?? "")
  expect(to.origin + to.pathname).toBe("https://api.wara.test/api/connect/google")
  expect(cookie).toContain("HttpOnly; SameSite=Lax")
  const binding = to.searchParams.get("binding")
  answers = { "/auth/google/callback": loggedIn }
  const ended = await pages.social.loader(get("/login/google?access_token=code-1", cookiePair))
  expect(outcomeOf(ended)).toMatchObject({ status: 303, location: "/anuncios?s=grua" })
  expect(outcomeOf(ended)).toMatchObject({
    cookies: expect.arrayContaining(["wara_session=new-token", "wara_session_walk="]),
  })
  expect(api.received).toMatchObject([
    {
      url: "/api/auth/google/callback?access_token=code-1",
      headers: { "x-login-binding": binding },
    },
  ])
})

test("[S2.6] a code that arrives in a browser without a flow is not used", async () => {
  const ended = await pages.social.loader(get("/login/google?access_token=code-1"))
  expect(outcomeOf(ended)).toMatchObject({ location: "/login/google?error=LinkExpiredError" })
  expect(api.received).toEqual([])
})

test("[S2.6] failures are explained at a URL without the code, with a next step", async () => {
  const { cookiePair } = await beginFlow("/conectar/google?volver=%2Fcuenta")
  answers = { "/auth/facebook/callback": refusal(403, "UnverifiedEmailError") }
  const ended = await pages.social.loader(get("/login/facebook?access_token=code-2", cookiePair))
  const location = "/login/facebook?error=UnverifiedEmailError&volver=%2Fcuenta"
  expect(outcomeOf(ended)).toMatchObject({ status: 303, location })
  const page = await pages.social.loader(get(location))
  expect(page).toMatchObject({
    data: { provider: "facebook", failure: "UnverifiedEmailError", returnTo: "/cuenta" },
  })
  const forged = await pages.social.loader(get("/login/google?error=%3Cscript%3E"))
  expect(forged).toMatchObject({ data: { failure: "UnknownError" } })
})

test("[S2.6] a flow ends on this site, whatever its cookie contains", async () => {
  answers = { "/auth/google/callback": loggedIn }
  const { cookiePair } = await beginFlow("/conectar/google")
  const forged = `${cookiePair}${encodeURIComponent("//evil.test")}`
  const ended = await pages.social.loader(get("/login/google?access_token=code-3", forged))
  expect(outcomeOf(ended)).toMatchObject({ location: "/" })
})

test("[S2.7] password recovery answers the same for every e-mail", async () => {
  answers = { "/auth/forgot-password": ok }
  const answer = await pages.forgot.action(post("/recuperar-contrasena", { email: "a@faena.cl" }))
  expect(answer).toMatchObject({ data: { sentTo: "a@faena.cl" } })
  const wrong = await pages.forgot.action(post("/recuperar-contrasena", { email: "a@" }))
  expect(wrong).toMatchObject({ init: { status: 400 }, data: { values: { email: "a@" } } })
})

const newPassword = { password: "cuatro gruas rojas", passwordConfirmation: "cuatro gruas rojas" }

test("[S2.7] [B8.12] a reset link's code is removed from the URL at once; the form names its account and sets one password", async () => {
  const opened = outcomeOf(await pages.reset.loader(get("/restablecer-contrasena?codigo=abc-123")))
  expect(opened).toMatchObject({
    status: 303,
    location: "/restablecer-contrasena?paso=nueva",
    cookies: ["wara_session_reset=abc-123"],
  })
  const cookiePair = "other=1; wara_session_reset=abc-123"
  const link = { username: "ana.soto", email: "a•••@faena.cl", proof: "none" }
  answers = { "/auth/email-link": { status: 200, body: { data: link } } }
  expect(await pages.reset.loader(get("/restablecer-contrasena", cookiePair))).toEqual({ link })
  expect(bodiesSent()).toEqual([{ kind: "reset_password", code: "abc-123" }])
  api.received.length = 0
  answers = { "/auth/reset-password": loggedIn }
  const done = await pages.reset.action(post("/restablecer-contrasena", newPassword, cookiePair))
  expect(bodiesSent()).toEqual([{ ...newPassword, code: "abc-123" }])
  expect(outcomeOf(done)).toMatchObject({ status: 303, location: "/cuenta?aviso=contrasena" })
  expect(outcomeOf(done)).toMatchObject({
    cookies: expect.arrayContaining(["wara_session=new-token", "wara_session_reset="]),
  })
})

test("[S2.7] two different passwords, a used link and no link at all are explained", async () => {
  const path = "/restablecer-contrasena"
  const cookiePair = "wara_session_reset=abc-123"
  const different = { ...newPassword, passwordConfirmation: "otra" }
  expect(await pages.reset.action(post(path, different, cookiePair))).toMatchObject({
    data: {
      values: {},
      errors: { passwordConfirmation: expect.stringContaining("no son iguales") },
    },
  })
  answers = { "/auth/reset-password": refusal(410, "LinkExpiredError") }
  const used = { init: { status: 410 }, data: { isExpired: true } }
  expect(await pages.reset.action(post(path, newPassword, cookiePair))).toMatchObject(used)
  expect(await pages.reset.loader(get(path))).toEqual({ link: null })
})
