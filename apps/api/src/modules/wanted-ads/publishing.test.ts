import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addSession, addUser } from "../../../test/add-user.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import {
  addDecider,
  addPublicWanted,
  addSeeker,
  decide,
  publishWanted,
  readQueue,
  sought,
} from "../../../test/wanted.ts"
import { users } from "../../database/schema/accounts.ts"
import { wantedAds } from "../../database/schema/wanted-ads.ts"
import { erasePerson } from "../privacy/use-cases/erase-person.ts"
import { expireWanted, forgetWanted } from "./use-cases/tend-wanted.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp({ config: { callsPerMinute: 1_000_000 } })
})
afterAll(() => api.close())

const storedOf = (ownerId: number) =>
  api.database.select().from(wantedAds).where(eq(wantedAds.ownerId, ownerId)).orderBy(wantedAds.id)
const ownOf = async (token: string) =>
  (await callAs(api.app, { token }, "GET /users/me/wanted-ads")).body.data
const step = (token: string, documentId: string, action: string) =>
  callAs(api.app, { token }, `POST /users/me/wanted-ads/${documentId}`, { data: { action } })
const statusesOf = (answers: readonly { status: number }[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(answers, ({ status }) => status)).map(([status, of]) => [
      status,
      of?.length,
    ]),
  )
const fifty = <Result>(call: (turn: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: 50 }, (_, turn) => call(turn)))
const days = (count: number) => new Date(Date.now() + count * 86_400_000)
const publicList = async () =>
  (await callAs(api.app, {}, "GET /wanted-ads?pageSize=100")).body.data.map(
    ({ name }: { name: string }) => name,
  )

test("[B10.42] fifty parallel creations with one key make one wanted ad", async () => {
  const { id, token } = await addSeeker(api)
  const answers = await fifty(() => publishWanted(api, { token, key: "the-same-key" }))
  expect(statusesOf(answers)).toEqual({ 201: 50 })
  expect(new Set(answers.map(({ body }) => body.data.documentId)).size).toBe(1)
  expect(await storedOf(id)).toHaveLength(1)
  const other = await publishWanted(api, {
    token,
    key: "the-same-key",
    data: { name: "Otra cosa" },
  })
  expect(other.status).toBe(409)
})

test("[B10.42] of fifty parallel creations with keys of their own three are stored", async () => {
  const { id, token } = await addSeeker(api)
  const answers = await fifty(() => publishWanted(api, { token }))
  const { 201: stored, 409: refused = 0, 503: busy = 0 } = statusesOf(answers)
  // A call that waited too long for its turn is refused as well, and stores nothing.
  expect([stored, refused + busy]).toEqual([3, 47])
  expect((await storedOf(id)).map(({ slot }) => slot)).toEqual([1, 2, 3])
  const [first] = await ownOf(token)
  expect((await step(token, first.documentId, "end")).status).toBe(200)
  expect((await publishWanted(api, { token })).status).toBe(201)
})

test("[B10.42] the database refuses a fourth place, a decision of the owner, and public without an end", async () => {
  const { id, token } = await addSeeker(api)
  await publishWanted(api, { token })
  const change = (set: Partial<typeof wantedAds.$inferInsert>) =>
    api.database.update(wantedAds).set(set).where(eq(wantedAds.ownerId, id))
  const now = new Date()
  for (const wrong of [
    { slot: 4 },
    { slot: null },
    { decidedBy: id, decidedAt: now },
    { state: "active" as const },
    { radiusKm: 100 },
    { yearMin: 2020, yearMax: 2010 },
    { budget: 0 },
  ])
    await expect(change(wrong)).rejects.toThrow()
})

test("[B10.43] a confirmed e-mail is required, and no text has contact data", async () => {
  const id = await addUser(api.database)
  const token = await addSession(api.database, id)
  const unconfirmed = await publishWanted(api, { token })
  expect([unconfirmed.status, unconfirmed.body.error.name]).toEqual([403, "UnverifiedEmailError"])
  const seeker = await addSeeker(api)
  for (const data of [
    { text: "Llámame al 9 8765 4321" },
    { name: "Escribe a ana@faena.cl" },
    { category: "no-existe" },
    { commune: "no-existe" },
    { year_min: "1800" },
  ])
    expect((await publishWanted(api, { token: seeker.token, data })).status).toBe(400)
  expect(await storedOf(seeker.id)).toEqual([])
  const visitor = await callAs(api.app, {}, "POST /users/me/wanted-ads", { data: sought })
  expect(visitor.status).toBe(401)
})

test("[B10.43] [B9.190] the team publishes or refuses with a reason, once; nobody decides their own", async () => {
  const seeker = await addSeeker(api)
  await publishWanted(api, { token: seeker.token, data: { name: "Grúa de veinte toneladas" } })
  const decider = await addDecider(api)
  const queue = await readQueue(api, decider.token)
  const row = queue.body.data.find(({ name }: { name: string }) =>
    name.startsWith("Grúa de veinte"),
  )
  expect(await publicList()).not.toContain("Grúa de veinte toneladas")
  const both = await Promise.all([
    decide(api, { id: row.id, token: decider.token }),
    decide(api, { id: row.id, token: (await addDecider(api)).token, reason: "Falta el equipo" }),
  ])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const email = `${await usernameOf(seeker.id)}@wara.test`
  expect(await mailsTo(api, email)).toHaveLength(1)

  const member = await addDecider(api)
  await publishWanted(api, { token: member.token, data: { name: "Propia del equipo" } })
  const again = await readQueue(api, decider.token)
  const own = again.body.data.find(({ name }: { name: string }) => name === "Propia del equipo")
  const forbidden = await decide(api, { id: own.id, token: member.token })
  expect(forbidden.status).toBe(403)
  expect(forbidden.body.error.details.errors[0].message).toContain("otra persona del equipo")
  const refused = await decide(api, { id: own.id, token: decider.token, reason: "No es un equipo" })
  expect(refused.status).toBe(200)
  const [mine] = await ownOf(member.token)
  expect(mine).toMatchObject({ state: "refused", reason: "No es un equipo", can_renew: false })
  const user = await addSeeker(api)
  expect((await decide(api, { id: own.id, token: user.token })).status).toBe(403)
})

const usernameOf = async (id: number) =>
  (await api.database.select().from(users).where(eq(users.id, id)))[0]?.username ?? ""

test("[B10.43] the public list and page name nobody, and are the same for everybody", async () => {
  const { seeker, slug } = await addPublicWanted(api, {
    ...{ name: "Retroexcavadora con martillo", text: "Para faena en Calama." },
  })
  await api.database
    .update(users)
    .set({ firstname: "Nombresecreto", lastname: "Apellidosecreto", phone: "+56987654321" })
    .where(eq(users.id, seeker.id))
  const username = await usernameOf(seeker.id)
  const calls = [
    "GET /wanted-ads?pageSize=100",
    `GET /wanted-ads?filters[slug]=${slug}`,
    "GET /wanted-ads?populate=*",
  ] as const
  for (const call of calls) {
    const visitor = await callAs(api.app, {}, call)
    const reader = await callAs(api.app, { token: (await addSeeker(api)).token }, call)
    expect(reader.body).toEqual(visitor.body)
    const text = JSON.stringify(visitor.body)
    expect(text).toContain("Retroexcavadora con martillo")
    for (const secret of ["Nombresecreto", "Apellidosecreto", "56987654321", username, "owner"])
      expect(text).not.toContain(secret)
  }
  expect((await callAs(api.app, {}, "GET /wanted-ads?filters[owner_id]=1")).status).toBe(400)
})

test("[B10.42] lists are filtered by category and region; the whole country is in every region", async () => {
  await addPublicWanted(api, { name: "Camión en todo Chile" })
  const of = (query: string) => callAs(api.app, {}, `GET /wanted-ads?${query}`)
  const names = async (query: string) =>
    (await of(query)).body.data.map(({ name }: { name: string }) => name)
  expect(await names("filters[category_slug]=transporte&pageSize=100")).toContain(
    "Camión en todo Chile",
  )
  expect(await names("filters[category_slug]=mineria&pageSize=100")).toEqual([])
  const region = "filters[region_slug][$in][0]=&filters[region_slug][$in][1]=maule&pageSize=100"
  expect(await names(region)).toContain("Camión en todo Chile")
})

test("[B10.44] the owner ends and renews, others do not; ended days are mailed once", async () => {
  const { documentId, id, seeker } = await addPublicWanted(api, { name: "Tractor de orugas" })
  const other = await addSeeker(api)
  expect((await step(other.token, documentId, "end")).status).toBe(404)
  expect((await step(seeker.token, documentId, "renew")).status).toBe(409)
  const end = { expiresAt: days(-1) }
  await api.database.update(wantedAds).set(end).where(eq(wantedAds.id, id))
  expect(await publicList()).not.toContain("Tractor de orugas")
  const ended = await Promise.all([1, 2].map(() => expireWanted(api, new Date())))
  expect(ended.toSorted()).toEqual([0, 1])
  const [mine] = await ownOf(seeker.token)
  expect(mine).toMatchObject({ state: "expired", can_renew: true })
  const renewals = await Promise.all([1, 2].map(() => step(seeker.token, documentId, "renew")))
  expect(renewals.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await publicList()).toContain("Tractor de orugas")
  for (let press = 0; press < 2; press += 1)
    expect((await step(seeker.token, documentId, "end")).status).toBe(200)
  expect((await step(seeker.token, documentId, "renew")).status).toBe(409)
  expect(await publicList()).not.toContain("Tractor de orugas")
})

test("[B10.44] a blocked account's wanted ads end", async () => {
  const { seeker } = await addPublicWanted(api, { name: "Motoniveladora articulada" })
  const moderator = await addDecider(api)
  const block = await callAs(
    api.app,
    { token: moderator.token },
    `POST /admin/users/${seeker.id}/block`,
    { data: { reason: "Engaña a quienes le escriben" } },
  )
  expect(block.status).toBe(200)
  expect((await storedOf(seeker.id)).map(({ slot, state }) => [state, slot])).toEqual([
    ["ended", null],
  ])
  expect(await publicList()).not.toContain("Motoniveladora articulada")
})

test("[B10.44] wanted ads are deleted a year after their end, public ones stay", async () => {
  const over = await addPublicWanted(api, { name: "Compactador de rodillo" })
  const open = await addPublicWanted(api, { name: "Compactador de placa" })
  await step(over.seeker.token, over.documentId, "end")
  await forgetWanted(api.database, days(360))
  expect(await storedOf(over.seeker.id)).toHaveLength(1)
  await forgetWanted(api.database, days(370))
  expect(await storedOf(over.seeker.id)).toEqual([])
  expect(await storedOf(open.seeker.id)).toHaveLength(1)
})

test("[B10.44] the export has what a person seeks, and an erased account leaves nothing of it", async () => {
  const { seeker } = await addPublicWanted(api, {
    name: "Grúa torre para obra",
    text: "Con cabina.",
  })
  const exported = await callAs(api.app, { token: seeker.token }, "GET /users/me/export")
  expect(exported.body.wanted_ads).toMatchObject([
    { name: "Grúa torre para obra", text: "Con cabina.", state: "active" },
  ])
  const [person] = await api.database.select().from(users).where(eq(users.id, seeker.id))
  if (!person) throw new Error("the person is missing")
  await api.database.transaction((transaction) => erasePerson(transaction, person, new Date()))
  expect(await storedOf(seeker.id)).toEqual([])
  expect(await publicList()).not.toContain("Grúa torre para obra")
})
