import type { OwnAd } from "@wara/contract/own-ad"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addReview } from "../../../test/add-review.ts"
import { addSession, addUser, confirmed, signIn } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

async function enter(username: string) {
  const given = { username, pro: true, rut: "12345678-5", ...confirmed }
  const id = await addUser(api.database, given)
  const headers = { authorization: `Bearer ${await addSession(api.database, id)}` }
  const set = async (method: "POST" | "DELETE") => {
    const payload = method === "POST" ? { payload: { data: {} } } : {}
    const answer = await api.app.inject({
      method,
      url: "/api/users/me/data-block",
      headers,
      ...payload,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const states = async () => {
    const rows = await api.database
      .select({ state: ads.state })
      .from(ads)
      .where(eq(ads.ownerId, id))
      .orderBy(ads.id)
    return rows.map(({ state }) => state)
  }
  return { id, headers, set, states }
}

async function profileOf(username: string): Promise<number> {
  const answer = await api.app.inject(`/api/seller-profiles?filters[username][$eqi]=${username}`)
  return answer.json().data.length
}

test("[B9.77] [B10.216] a block hides profile and ads at once, and its end shows the same ads again", async () => {
  const { headers, id, set, states } = await enter("bloqueable")
  const soon = new Date(Date.now() + 86_400_000)
  const first = await addAd(api.database, { ownerId: id, state: "active", expiresAt: soon })
  const second = await addAd(api.database, { ownerId: id, state: "active", expiresAt: soon })
  const paused = { state: "deactivated", endReason: "withdrawn", expiresAt: soon } as const
  const endedAt = new Date(Date.now() - 5_000)
  const third = await addAd(api.database, { ownerId: id, ...paused, endedAt })
  expect(await profileOf("bloqueable")).toBe(1)
  const answers = await Promise.all([set("POST"), set("POST"), set("POST")])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers[0]?.body.data_blocked_at).toMatch(/^2\d{3}-/)
  expect(await states()).toEqual(["deactivated", "deactivated", "deactivated"])
  // Its owner reads who paused each, and is offered no step that is refused [B10.216].
  const own = await api.app.inject({ url: "/api/users/me/ads?sort=changed:asc", headers })
  const shown = own.json().data.map((ad: OwnAd) => [ad.id, ad.paused_by_block, ad.can.resume])
  expect(shown.sort()).toEqual([
    [first, true, false],
    [second, true, false],
    [third, false, false],
  ])
  expect(await profileOf("bloqueable")).toBe(0)
  expect(await mailsTo(api, "bloqueable@wara.test")).toHaveLength(1)
  expect((await set("DELETE")).body.data_blocked_at).toBeNull()
  // What the owner had paused before stays paused.
  expect(await states()).toEqual(["active", "active", "deactivated"])
  expect(await profileOf("bloqueable")).toBe(1)
  expect(await mailsTo(api, "bloqueable@wara.test")).toHaveLength(2)
})

test("[B9.77] while blocked nothing is published, neither by the owner nor by the team", async () => {
  const { headers, id, set } = await enter("congelada")
  const soon = new Date(Date.now() + 86_400_000)
  const adId = await addAd(api.database, { ownerId: id, state: "active", expiresAt: soon })
  const pending = await addAd(api.database, { ownerId: id, state: "pending" })
  const reviewId = await addReview(api.database, pending)
  await set("POST")
  const resumed = await api.app.inject({
    ...{ method: "POST", url: `/api/users/me/ads/${adId}/resume`, headers },
    payload: { data: {} },
  })
  expect(resumed.statusCode).toBe(409)
  expect(resumed.json().error.details.errors[0].message).toContain("Tus datos están bloqueados")
  const moderator = await signIn(api.database, "moderator")
  const approve = () =>
    api.app.inject({
      ...{ method: "POST", url: `/api/admin/reviews/${reviewId}/approve`, headers: moderator },
      payload: { data: {} },
    })
  expect((await approve()).statusCode).toBe(409)
  await set("DELETE")
  expect((await approve()).statusCode).toBe(200)
})

test("[B9.77] accounts of the team are not blocked", async () => {
  const headers = await signIn(api.database, "operator")
  const url = "/api/users/me/data-block"
  const answer = await api.app.inject({ method: "POST", url, headers, payload: { data: {} } })
  expect(answer.statusCode).toBe(403)
  expect(await api.database.$count(users, eq(users.role, "operator"))).toBe(1)
})

test("[B9.78] the access report counts every kind of data that the export contains", async () => {
  const { headers, id } = await enter("informada")
  await addAd(api.database, { ownerId: id, state: "draft" })
  const url = "/api/users/me/access-report"
  const { kinds } = (await api.app.inject({ url, headers })).json().data
  expect(kinds).toEqual([
    { kind: "account", records: 1 },
    { kind: "sessions", records: 1 },
    { kind: "ads", records: 1 },
  ])
  expect((await api.app.inject(url)).statusCode).toBe(401)
})
