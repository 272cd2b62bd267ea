import { buildCommune, buildRegion } from "@wara/factories/build-ad"
import { afterAll, beforeEach, expect, test } from "vitest"
import { account, openAccountCalls } from "../../../test/account-calls.ts"
import { type Answer, outcomeOf, refusal } from "../../../test/answering-api.ts"

let answers: Record<string, Answer> = {}
const { api, post, sent, bodies } = await openAccountCalls((call) => answers[call])
const done = { status: 200, body: account }
const pages = {
  edit: await import("./profile-edit.tsx"),
  communes: await import("../resources/communes.ts"),
}

beforeEach(() => {
  answers = {}
  api.received.length = 0
})
afterAll(() => api.close())

const profile = {
  kind: "person",
  firstname: "Ana",
  lastname: "Soto",
  rut: "12.345.678-5",
  phone: "9 1234 5678",
  description: "Equipos revisados.",
  address: "",
  region: "antofagasta",
  commune: "22",
  company_name: "Se quedó de antes",
  company_rut: "",
  business_activity: "",
}
const stored = {
  kind: "person",
  firstname: "Ana",
  lastname: "Soto",
  rut: "12345678-5",
  phone: "+56912345678",
  description: "Equipos revisados.",
  address: "",
  commune: 22,
}
const edit = "/cuenta/perfil/editar"

test("[S2.16] the profile is sent normalised, without company fields", async () => {
  answers = { "PUT /users/me/profile": done }
  const answer = outcomeOf(await pages.edit.action(post(edit, { ...profile, pro: "true" })))
  expect(bodies()).toEqual([{ data: stored }])
  expect(answer).toMatchObject({ status: 303, location: "/cuenta/perfil?aviso=perfil" })
})

test("[S2.16] a company's profile requires its billing data", async () => {
  const answer = await pages.edit.action(post(edit, { ...profile, kind: "company" }))
  expect(sent()).toEqual([])
  expect(answer).toMatchObject({
    data: {
      values: { company_name: "Se quedó de antes", phone: "9 1234 5678" },
      errors: {
        company_rut: "Escribe el RUT de la empresa.",
        business_activity: "Escribe el giro.",
      },
    },
    init: { status: 400 },
  })
})

test("a region requires a commune; both may be empty", async () => {
  answers = { "PUT /users/me/profile": done }
  const half = await pages.edit.action(post(edit, { ...profile, commune: "" }))
  expect(half).toMatchObject({ data: { errors: { commune: "Elige una comuna de la lista." } } })
  await pages.edit.action(post(edit, { ...profile, region: "", commune: "" }))
  expect(bodies()).toEqual([{ data: { ...stored, commune: null } }])
})

test("without scripts a button loads the communes and preserves the input", async () => {
  const pagination = { page: 1, pageSize: 100, pageCount: 1, total: 1 }
  const calama = buildCommune({ id: 22, name: "Calama" })
  answers = { "GET /communes": { status: 200, body: { data: [calama], meta: { pagination } } } }
  const typed = { ...profile, lastname: "", commune: "", intent: "communes" }
  const answer = await pages.edit.action(post(edit, typed))
  expect(sent()).toEqual([])
  expect(answer).toMatchObject({
    data: {
      values: { firstname: "Ana" },
      errors: {},
      communes: [{ value: "22", label: "Calama" }],
    },
    init: { status: 200 },
  })
})

test("[S4.14] browsers get all communes with their regions, cacheable for an hour", async () => {
  const pagination = { page: 1, pageSize: 1000, pageCount: 1, total: 1 }
  const region = buildRegion({ id: 2, name: "Antofagasta", slug: "antofagasta" })
  const calama = buildCommune({ id: 22, name: "Calama", region })
  answers = { "GET /communes": { status: 200, body: { data: [calama], meta: { pagination } } } }
  const answer = await pages.communes.loader()
  const submitted = {
    id: 22,
    name: "Calama",
    region: { id: 2, name: "Antofagasta", slug: "antofagasta" },
  }
  expect(await answer.json()).toEqual({ data: [submitted] })
  expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600")
  answers = { "GET /communes": refusal(500, "UnknownError") }
  expect((await pages.communes.loader()).status).toBe(502)
})

test("a rate-limited profile says how long to wait and preserves the input", async () => {
  const limited = refusal(429, "RateLimitError")
  answers = { "PUT /users/me/profile": { ...limited, headers: { "retry-after": "300" } } }
  const answer = await pages.edit.action(post(edit, profile))
  expect(answer).toMatchObject({
    data: { values: { firstname: "Ana" }, failure: expect.stringContaining("5 minutos") },
    init: { status: 429, headers: { "Retry-After": "300" } },
  })
})

test("[S2.16] if the session ends while typing, the user logs in and returns", async () => {
  answers = { "PUT /users/me/profile": refusal(401, "UnauthorizedError") }
  const thrown: unknown = await pages.edit.action(post(edit, profile)).catch((error) => error)
  const location = "/login?volver=%2Fcuenta%2Fperfil%2Feditar&sesion=terminada"
  expect(outcomeOf(thrown)).toMatchObject({ location })
})
