import { days } from "@wara/domain/time"
import { eq, sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { signIn } from "../../../test/add-user.ts"
import { addAlert, askForAlert, listSearch } from "../../../test/alerts.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { addPublicWanted } from "../../../test/wanted.ts"
import { users } from "../../database/schema/accounts.ts"
import { alerts } from "../../database/schema/alerts.ts"
import { wantedAds } from "../../database/schema/wanted-ads.ts"
import { offerWanted } from "../alerts/use-cases/tend-alerts.ts"
import { expireWanted, matchWanted } from "./use-cases/tend-wanted.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp({ config: { callsPerMinute: 1_000_000 } })
})
beforeEach(async () => {
  await api.database.delete(alerts)
  await api.database.delete(wantedAds)
})
afterAll(() => api.close())

const match = () => matchWanted(listSearch(api), new Date())
const statesOf = async (wantedId: number) =>
  (await api.database.select().from(alerts).where(eq(alerts.wantedId, wantedId))).map(
    ({ state }) => state,
  )

/** A public wanted ad whose alert watches. */
async function addWatched() {
  const wanted = await addPublicWanted(api, { alert: true })
  await match()
  expect(await statesOf(wanted.id)).toEqual(["active"])
  return wanted
}

test("[B8.181] the own list says whether an alert is planned, watches or rests, and nothing of one that is over", async () => {
  const wanted = await addPublicWanted(api, { alert: true })
  const shown = async () => {
    const own = await callAs(api.app, { token: wanted.seeker.token }, "GET /users/me/wanted-ads")
    return own.body.data.map(({ alert }: { alert: string | null }) => alert)
  }
  expect(await shown()).toEqual(["planned"])
  await match()
  expect(await shown()).toEqual(["active"])
  await api.database.update(alerts).set({ state: "paused" })
  expect(await shown()).toEqual(["resting"])
  await callAs(
    api.app,
    { token: wanted.seeker.token },
    `POST /users/me/wanted-ads/${wanted.documentId}`,
    { data: { action: "end" } },
  )
  expect(await shown()).toEqual([null])
  const without = await addPublicWanted(api)
  const own = await callAs(api.app, { token: without.seeker.token }, "GET /users/me/wanted-ads")
  expect(own.body.data).toMatchObject([{ alert: null }])
})

test("[B10.161] an alert that began with a wanted ad is not offered to publish one", async () => {
  await addWatched()
  const { email } = await addAlert(api, { search: "s=perforadora" })
  expect(await offerWanted(api, new Date(Date.now() + days(15)))).toBe(1)
  const [offered] = await api.database.select().from(alerts).where(eq(alerts.email, email))
  expect(offered?.wantedOfferedAt).not.toBeNull()
})

test("[B10.162] the box of a wanted ad begins the same alert that its owner never confirmed", async () => {
  const wanted = await addPublicWanted(api, { alert: true })
  const [owner] = await api.database.select().from(users).where(eq(users.id, wanted.seeker.id))
  const email = owner?.email ?? ""
  await askForAlert(api, { email, search: "category=transporte", frequency: "weekly" })
  await match()
  expect(await api.database.select().from(alerts)).toMatchObject([
    { email, state: "active", frequency: "daily", wantedId: wanted.id },
  ])
})

test.each(["paused", "asleep"] as const)(
  "[B10.182] the box of a wanted ad resumes the same alert that is %s, as the box says; an active one stays as it is",
  async (state) => {
    const wanted = await addPublicWanted(api, { alert: true })
    const [owner] = await api.database.select().from(users).where(eq(users.id, wanted.seeker.id))
    const email = owner?.email ?? ""
    const search = "category=transporte"
    await addAlert(api, { email, search, frequency: "weekly" })
    await api.database.update(alerts).set({ state })
    await match()
    const begun = { email, state: "active", frequency: "daily", wantedId: wanted.id }
    expect(await api.database.select().from(alerts)).toMatchObject([begun])
    await api.database.update(alerts).set({ frequency: "weekly", wantedId: null })
    await api.database.update(wantedAds).set({ awaitsAlert: true, matchedAt: null })
    await match()
    expect(await api.database.select().from(alerts)).toMatchObject([
      { state: "active", frequency: "weekly", wantedId: null },
    ])
  },
)

test("[B10.163] an alert ends with its wanted ad when the days are over, and begins again with it", async () => {
  const { documentId, id, seeker } = await addWatched()
  await expireWanted(api, new Date(Date.now() + days(40)))
  expect(await statesOf(id)).toEqual(["stopped"])
  const renewed = await callAs(
    api.app,
    { token: seeker.token },
    `POST /users/me/wanted-ads/${documentId}`,
    { data: { action: "renew" } },
  )
  expect(renewed.status).toBe(200)
  await match()
  expect((await statesOf(id)).toSorted()).toEqual(["active", "stopped"])
})

test("[B10.163] an alert ends with what a blocked account sought", async () => {
  const { id, seeker } = await addWatched()
  const headers = await signIn(api.database, "operator")
  const answer = await api.app.inject({
    ...{ method: "POST", url: `/api/admin/users/${seeker.id}/block`, headers },
    payload: { data: { reason: "Vende máquinas que no tiene" } },
  })
  expect(answer.statusCode, answer.body).toBe(200)
  expect(await statesOf(id)).toEqual(["stopped"])
  expect(await api.database.$count(wantedAds, sql`state = 'ended'`)).toBe(1)
})
