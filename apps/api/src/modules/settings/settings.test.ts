import { randomUUID } from "node:crypto"
import { emptyDraft } from "@wara/domain/ads/ad-draft"
import { settingsLimits } from "@wara/domain/site/settings-schema"
import { minutes } from "@wara/domain/time"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { addAlert, askForAlert, newAddress } from "../../../test/alerts.ts"
import { askSeller } from "../../../test/ask-seller.ts"
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
    saved_ads: 500,
    alerts: 10,
    reveals_hour: 10,
    reveals_day: 30,
    questions_network_hour: 10,
    questions_email_hour: 5,
    questions_email_day: 20,
    questions_ad: 3,
    response_hours: 24,
    trusted_publishing: 0,
  })
})

test("[B8.107] everybody reads what pages need, and no limit against abuse", async () => {
  const answer = await api.app.inject("/api/settings/public")
  expect(Object.keys(answer.json().data).sort()).toEqual([
    "ad_days",
    "drafts",
    "featured_price",
    "free_ads",
    "response_hours",
  ])
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

test("[B10.105] the limits of seen contacts and of questions take effect", async () => {
  await change({ reveals_hour: 1, questions_email_hour: 1, questions_ad: 1 })
  const seller = await addTestSeller(api)
  const buyer = await addTestSeller(api)
  const add = () =>
    addAd(api.database, { ownerId: seller.id, email: "rosa@faena.cl", phone: "+56912345678" })
  const [first, second] = [await add(), await add()]
  const reveal = (ad: number) => callOwn(api, buyer.token, `POST /ads/${ad}/contact-reveal`)
  expect((await reveal(first)).status).toBe(200)
  const refused = await reveal(second)
  expect(refused.status).toBe(429)
  expect(refused.body.error.details.errors[0].message).toContain("1 anuncio en la última hora")
  const ask = (ad: number, email: string) =>
    askSeller(api, ad, { data: { email, message: `¿Sigue disponible? ${randomUUID()}` } })
  expect((await ask(first, "ana@faena.cl")).status).toBe(201)
  expect((await ask(second, "ana@faena.cl")).status).toBe(429)
  await change({ questions_email_hour: 50 })
  const third = await ask(first, "ana@faena.cl")
  expect(third.body.error.details.errors[0].message).toContain("Ya hiciste 1 consulta por este")
  await change({ reveals_hour: 10, questions_email_hour: 5, questions_ad: 3 })
})

test("[B10.57] the limits of saved ads and alerts take effect, and who has more keeps them", async () => {
  await change({ alerts: 3 })
  const email = newAddress()
  for (const year of [2019, 2020, 2021]) await addAlert(api, { email, search: `ano_hasta=${year}` })
  await askForAlert(api, { email, search: "ano_hasta=2022" })
  expect((await mailsTo(api, email)).map(({ subject }) => subject)).toContain(
    `Ya tienes 3 alertas · ${api.config.siteName}`,
  )
  await change({ alerts: 2 })
  const { rows } = await api.pool.query("select count(*)::int from alerts where email = $1", [
    email,
  ])
  expect(rows).toEqual([{ count: 3 }])

  await change({ saved_ads: 100 })
  const seller = await addTestSeller(api)
  await api.pool.query(
    `with made as (
       insert into ads (slug, name, owner_id, state)
       select 'guardado-' || n, '', $1::int, 'draft' from generate_series(1, 99) n returning id)
     insert into favourites (user_id, ad_id, saved_price, saved_currency, saved_at)
     select $1::int, id, 1, 'CLP', now() from made`,
    [seller.id],
  )
  const save = async () =>
    callOwn(api, seller.token, `PUT /users/me/favourites/${await addAd(api.database)}`, {})
  expect((await save()).status).toBe(200)
  expect(await save()).toMatchObject({
    status: 409,
    body: { error: { details: { errors: [{ message: expect.stringContaining("100 equipos") }] } } },
  })
})

test("[B10.57] a change of settings requires a password typed in the last minutes", async () => {
  const confirmedAt = new Date(Date.now() - minutes(30))
  const id = await addUser(api.database, { role: "operator" })
  const idle = await addSession(api.database, id, { confirmedAt })
  const refused = await callOwn(api, idle, "PUT /admin/settings", { free_ads: 9 })
  expect([refused.status, refused.body.error.name]).toEqual([403, "ConfirmationRequiredError"])
  expect((await callOwn(api, idle, "GET /admin/settings")).body.data.free_ads).toBe(2)
})
