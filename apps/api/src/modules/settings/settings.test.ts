import { randomUUID } from "node:crypto"
import { emptyDraft } from "@wara/domain/ads/ad-draft"
import { settingsLimits } from "@wara/domain/site/settings-schema"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addSession, addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { addPendingAd, addTestSeller, callOwn } from "../../../test/publish-ad.ts"
import { createDraft } from "../ads/use-cases/drafts.ts"
import { warnOfEnds } from "../ads/use-cases/expire-ads.ts"
import { grantFreeCredits } from "../credits/use-cases/grant-credits.ts"

let api: TestApp
let token = ""

beforeAll(async () => {
  api = await createTestApp()
  token = await addSession(api.database, await addUser(api.database, { role: "operator" }))
})

afterAll(() => api.close())

const change = (data: object) => callOwn(api, token, "PUT /admin/settings", data)

test("[B5.36] unset settings have the specified defaults", async () => {
  expect((await callOwn(api, token, "GET /admin/settings")).body.data).toEqual({
    featured_price: 9_990,
    free_ads: 3,
    ad_days: 15,
    reminder_days: 3,
    drafts: 20,
    response_hours: 24,
  })
})

test("[B5.36] a setting beyond its limits is rejected, and a change is audited", async () => {
  for (const [name, { min, max }] of Object.entries(settingsLimits)) {
    for (const value of [min - 1, max + 1, 1.5, "3"]) {
      expect((await change({ [name]: value })).status, `${name} ${value}`).toBe(400)
    }
  }
  expect((await change({ free_ads: 5 })).body.data).toMatchObject({ free_ads: 5, ad_days: 15 })
  const [last] = (
    await callOwn(api, token, "GET /admin/audit-entries?filters[kind]=action&pageSize=1")
  ).body.data
  expect(last).toMatchObject({
    action: "settings.update",
    before: { free_ads: 3 },
    after: { free_ads: 5 },
  })
})

test("[B5.36] free ads, their days, the drafts' limit, reminders and the response target take effect", async () => {
  await change({ free_ads: 2, ad_days: 30, drafts: 1, reminder_days: 1, response_hours: 6 })
  const userId = await addUser(api.database, { confirmedAt: new Date() })
  await api.database.transaction((transaction) => grantFreeCredits(transaction, api.config, userId))
  const { rows } = await api.pool.query("select days from ad_reservations where owner_id = $1", [
    userId,
  ])
  expect(rows).toEqual([{ days: 30 }, { days: 30 }])

  const make = () =>
    createDraft(
      api.database,
      { ownerId: userId, key: randomUUID(), draft: emptyDraft() },
      new Date(),
    )
  await make()
  await expect(make()).rejects.toMatchObject({
    details: [{ message: "Puedes guardar 1 borrador. Elimina uno para empezar otro." }],
  })

  const seller = await addTestSeller(api)
  const adId = await addPendingAd(api, seller)
  const [received] = await mailsTo(api, seller.email)
  expect(received?.text).toContain("Normalmente respondemos en menos de 6 horas.")
  const end = (days: number) =>
    api.pool.query(
      `update ads set state = 'active', published_at = now() - interval '5 days',
        expires_at = now() + $2 * interval '1 day' where id = $1`,
      [adId, days],
    )
  await end(2)
  expect(await warnOfEnds(api, new Date())).toBe(0)
  await end(0.5)
  expect(await warnOfEnds(api, new Date())).toBe(1)
})
