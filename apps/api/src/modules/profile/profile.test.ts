import { accountTexts } from "@wara/domain/accounts/account-texts"
import { rutOf } from "@wara/domain/accounts/rut"
import { adStates } from "@wara/domain/ads/ad-state"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { giveCredits } from "../../../test/give-credits.ts"
import { users } from "../../database/schema/accounts.ts"
import { communes } from "../../database/schema/catalog.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

/** A new user and a function for that user's calls. */
async function enter(given: Parameters<typeof addUser>[1] = {}) {
  const id = await addUser(api.database, given)
  const authorization = `Bearer ${await addSession(api.database, id)}`
  const call = async (method: "GET" | "PUT", path: string, payload?: object) => {
    const url = `/api/users/me/${path}`
    const body = payload ? { payload } : {}
    const answer = await api.app.inject({ method, url, headers: { authorization }, ...body })
    return { status: answer.statusCode, body: answer.json() }
  }
  return { id, call, row: () => rowOf(id) }
}

async function rowOf(id: number) {
  const [row] = await api.database.select().from(users).where(eq(users.id, id))
  if (!row) throw new Error("nobody")
  return row
}

async function anyCommune(): Promise<number> {
  await addAd(api.database)
  const [commune] = await api.database.select().from(communes)
  return commune?.id ?? 0
}

const person = { kind: "person", firstname: "Ana", lastname: "Soto", rut: "12.345.678-5" }
const company = {
  ...person,
  kind: "company",
  company_name: "Faena SpA",
  business_activity: "Arriendo de maquinaria",
  company_rut: "76086428-5",
}

test("the overview has free credits, counts of every state and missing profile fields", async () => {
  const { id, call } = await enter({ confirmedAt: new Date(), phone: "+56912345678" })
  const others = await enter()
  const draft = { ownerId: id, state: "draft" } as const
  const adId = await addAd(api.database, { ...draft, state: "active" })
  await addAd(api.database, draft)
  await addAd(api.database, draft)
  await giveCredits(api.database, id, { available: 2, onAds: [adId] })
  await giveCredits(api.database, others.id, { available: 1 })
  await giveCredits(api.database, id, { kind: "featured", available: 1 })
  const { status, body } = await call("GET", "summary")
  expect(status).toBe(200)
  const none = Object.fromEntries(adStates.map((state) => [state, 0]))
  expect(body.data).toEqual({
    credits: { publication: 2, featured: 1, days: 15, free_used_elsewhere: 0 },
    ads_by_state: { ...none, draft: 2, active: 1 },
    completeness: { percent: 40, missing: ["commune", "rut", "description"] },
  })
})

test("a company account that becomes a person loses its company data", async () => {
  const { call, row } = await enter()
  const commune = await anyCommune()
  const first = await call("PUT", "profile", {
    data: { ...company, phone: "9 1234 5678", commune },
  })
  expect(first.status).toBe(200)
  expect(first.body).toMatchObject({
    kind: "company",
    rut: "12345678-5",
    company_name: "Faena SpA",
    company_rut: "76086428-5",
    phone: "+56912345678",
    commune: { id: commune, name: "Talca", region: { name: "Maule" } },
    cover: null,
  })
  const second = await call("PUT", "profile", { data: person })
  expect(second.body).toMatchObject({ kind: "person", company_name: null, phone: null })
  expect(await row()).toMatchObject({
    kind: "person",
    companyName: null,
    businessActivity: null,
    companyRut: null,
    phone: null,
    communeId: null,
  })
})

test("an unknown commune and a wrong field are reported at their fields", async () => {
  const { call, row } = await enter()
  const before = await row()
  const nowhere = await call("PUT", "profile", { data: { ...person, commune: 999_999 } })
  expect(nowhere.status).toBe(400)
  expect(nowhere.body.error.details.errors).toEqual([
    { path: ["commune"], message: accountTexts.communeInvalid },
  ])
  const wrong = await call("PUT", "profile", { data: { ...person, rut: "1-1", lastname: "" } })
  expect(wrong.status).toBe(400)
  expect(wrong.body.error.details.errors).toEqual([
    { path: ["data", "lastname"], message: accountTexts.lastnameRequired },
    { path: ["data", "rut"], message: accountTexts.rutInvalid },
  ])
  expect(await row()).toEqual(before)
})

const forbidden = ["pro", "role", "credits", "confirmed", "confirmed_at", "id", "email", "username"]
test.each([...forbidden, "password_hash", "avatar", "deletion_due_at", "user_id"])(
  "a profile with %s is rejected as a whole",
  async (field) => {
    const { call, row } = await enter()
    const before = await row()
    const inside = await call("PUT", "profile", { data: { ...person, [field]: 1 } })
    const outside = await call("PUT", "profile", { data: person, [field]: 1 })
    const named = await call("PUT", "username", { data: { username: "otra.ana", [field]: "x" } })
    // `username` is this call's own field; a bad value is rejected as such.
    expect([inside.status, outside.status, named.status]).toEqual([400, 400, 400])
    expect(await row()).toEqual(before)
  },
)

test("[B8.175] an account tries a few RUTs a day, because its free credits tell which ones others used", async () => {
  const { call } = await enter()
  const take = async (rut: string) =>
    (await call("PUT", "publisher", { data: { kind: "person", rut } })).status
  const statuses: number[] = []
  for (let turn = 0; turn < 7; turn += 1) statuses.push(await take(rutOf(15_000_000 + turn)))
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429])
  expect(await take(rutOf(15_000_005))).toBe(200)
  const asProfile = { ...person, rut: rutOf(15_000_009), phone: "", description: "", address: "" }
  expect((await call("PUT", "profile", { data: asProfile })).status).toBe(429)
})

test("a changed profile invalidates the page cache, by user id", async () => {
  const { id, call } = await enter({ pro: true })
  const listener = await api.pool.connect()
  const captured: unknown[] = []
  listener.on("notification", ({ payload = "" }) => captured.push(JSON.parse(payload)))
  await listener.query("listen wara_changes")
  await call("PUT", "profile", { data: { ...person, description: "Grúas del norte" } })
  await call("PUT", "username", { data: { username: "gruas.norte" } })
  // Notifications arrive before the response to the connection's next query.
  await listener.query("select 1")
  listener.release(true)
  expect(captured).toEqual([
    { kind: "users", ids: [id] },
    { kind: "users", ids: [id] },
  ])
  const shown = await api.app.inject("/api/seller-profiles?filters[username][$eq]=gruas.norte")
  expect(shown.json().data).toMatchObject([{ description: "Grúas del norte" }])
})

test("visitors get a 401", async () => {
  for (const [method, url] of [
    ["GET", "/api/users/me/summary"],
    ["PUT", "/api/users/me/profile"],
    ["GET", "/api/users/username-availability?username=ana.soto"],
  ] as const) {
    const body = method === "PUT" ? { payload: { data: person } } : {}
    expect((await api.app.inject({ method, url, ...body })).statusCode, url).toBe(401)
  }
})
