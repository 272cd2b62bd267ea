import { randomUUID } from "node:crypto"
import { optionalMails } from "@wara/domain/accounts/optional-mails"
import { days } from "@wara/domain/time"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { addTestSeller, callOwn, type TestSeller } from "../../../test/publish-ad.ts"
import type { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import { favouriteNotices, favourites } from "../../database/schema/favourites.ts"
import { mailSaved } from "./use-cases/mail-saved.ts"

let api: TestApp
let seller: TestSeller

/** A Wednesday at noon in Chile. */
const noon = new Date("2083-03-03T12:00:00-03:00")
const ago = (count: number) => new Date(noon.getTime() - days(count))
const inDays = (count: number) => new Date(noon.getTime() + days(count))
const minutesAgo = (count: number) => new Date(noon.getTime() - count * 60_000)

beforeAll(async () => {
  api = await createTestApp()
  seller = await addTestSeller(api)
})

afterAll(() => api.close())

beforeEach(async () => {
  await api.database.delete(favourites)
})

const addOffer = (given: Parameters<typeof addAd>[1] = {}) =>
  addAd(api.database, {
    ownerId: seller.id,
    price: 47_000_000,
    days: 30,
    publishedAt: ago(20),
    expiresAt: inDays(10),
    ...given,
  })

const fallen = { priceDroppedAt: minutesAgo(5), priceBeforeDrop: 50_000_000 }

async function saveAt({ id: userId }: TestSeller, adId: number, savedAt: Date) {
  const price = { savedPrice: 50_000_000, savedCurrency: "CLP" } as const
  await api.database.insert(favourites).values({ userId, adId, ...price, savedAt })
}

async function addSaver(saved: readonly number[], given: Partial<typeof users.$inferInsert> = {}) {
  const saver = await addTestSeller(api, { firstname: "Ana", ...given })
  for (const adId of saved) await saveAt(saver, adId, ago(5))
  return saver
}

const subjects = async ({ email }: TestSeller) =>
  (await mailsTo(api, email)).map(({ subject }) => subject.split(" · ")[0])

const codeOf = (mail: { text: string } | undefined): string =>
  /\/avisos\/([\w-]{43})\b/.exec(mail?.text ?? "")?.[1] ?? ""

test("[B10.25] a price that fell is mailed once to those who saved the ad before, with both prices", async () => {
  const ad = await addOffer({ name: "Excavadora Cat 320D", slug: "cat-320d", ...fallen })
  const saver = await addSaver([ad])
  const later = await addSaver([])
  await saveAt(later, ad, minutesAgo(1))
  expect(await mailSaved(api, noon)).toBe(1)
  expect(await mailSaved(api, inDays(1))).toBe(0)
  const [mail] = await mailsTo(api, saver.email)
  expect(mail?.subject).toContain("Bajó de precio un equipo que guardaste")
  expect(mail?.text).toContain(
    "Excavadora Cat 320D: Bajó 6 %: antes $50.000.000 + IVA, ahora $47.000.000 + IVA",
  )
  expect(mail?.text).toContain(`${api.config.baseUrl}/anuncios/cat-320d`)
  expect(await mailsTo(api, later.email)).toEqual([])
})

test("[B10.25] an end is announced two days before, again only for the end after a renewal", async () => {
  const ad = await addOffer({ expiresAt: inDays(1.9) })
  await addOffer({ expiresAt: inDays(2.1) })
  const saver = await addSaver([ad])
  expect(await mailSaved(api, noon)).toBe(1)
  expect(await subjects(saver)).toEqual(["Termina pronto un anuncio que guardaste"])
  await api.database
    .update(ads)
    .set({ expiresAt: inDays(31.9) })
    .where(eq(ads.id, ad))
  expect(await mailSaved(api, inDays(1))).toBe(0)
  expect(await mailSaved(api, inDays(30.5))).toBe(1)
})

test("[B10.25] a sold ad is reported after ten minutes, with four that are like it", async () => {
  const category = "Elevación"
  for (const number of [1, 2, 3, 4, 5]) {
    await addOffer({ name: `Grúa horquilla Toyota ${number}`, slug: `toyota-${number}`, category })
  }
  const ended = { state: "deactivated", endReason: "sold", endedAt: minutesAgo(9) } as const
  const ad = await addOffer({ name: "Grúa horquilla Toyota 8FG25", category, ...ended })
  const saver = await addSaver([ad])
  expect(await mailSaved(api, noon)).toBe(0)
  expect(await mailSaved(api, new Date(noon.getTime() + 120_000))).toBe(1)
  const [mail] = await mailsTo(api, saver.email)
  expect(mail?.subject).toContain("Se vendió un equipo que guardaste")
  expect(mail?.text.match(/\/anuncios\/toyota-\d/g)).toHaveLength(4)
})

test("[B10.25] several events are one digest, and later ones of the day wait until the next morning", async () => {
  const sold = { state: "expired", endReason: null, endedAt: minutesAgo(30) } as const
  const known = [
    await addOffer(fallen),
    await addOffer({ expiresAt: inDays(1) }),
    await addOffer({ ...sold, expiresAt: minutesAgo(30) }),
  ]
  const next = await addOffer()
  const saver = await addSaver([...known, next])
  expect(await mailSaved(api, noon)).toBe(1)
  expect(await subjects(saver)).toEqual(["Novedades de 3 equipos que guardaste"])
  const evening = new Date(noon.getTime() + 5 * 3_600_000)
  await api.database
    .update(ads)
    .set({ priceDroppedAt: evening, priceBeforeDrop: 50_000_000 })
    .where(eq(ads.id, next))
  expect(await mailSaved(api, evening)).toBe(0)
  expect(await mailSaved(api, new Date("2083-03-04T08:00:00-03:00"))).toBe(1)
  expect(await mailsTo(api, saver.email)).toHaveLength(2)
})

test("[B10.25] parallel and repeated runs mail each event once", async () => {
  const ad = await addOffer(fallen)
  const savers = [await addSaver([ad]), await addSaver([ad]), await addSaver([ad])]
  const runs = await Promise.all([1, 2, 3].map(() => mailSaved(api, noon)))
  expect(runs.reduce((sum, count) => sum + count)).toBe(3)
  for (const saver of savers) expect(await mailsTo(api, saver.email)).toHaveLength(1)
  expect(await api.database.$count(favouriteNotices, eq(favouriteNotices.adId, ad))).toBe(3)
})

test("[B10.25] only open accounts with a confirmed e-mail are mailed, and owners not about their own ads", async () => {
  const ad = await addOffer(fallen)
  const silent = [
    await addSaver([ad], { confirmedAt: null }),
    await addSaver([ad], { blockedAt: new Date() }),
  ]
  await saveAt(seller, ad, ago(5))
  expect(await mailSaved(api, noon)).toBe(0)
  for (const one of [...silent, seller]) expect(await mailsTo(api, one.email)).toEqual([])
})

test("[B10.25] events of days ago are no news, also after a pause of the jobs", async () => {
  const ad = await addOffer({ ...fallen, priceDroppedAt: ago(4) })
  await addSaver([ad])
  expect(await mailSaved(api, noon)).toBe(0)
})

test("[B10.26] each mail is switched off in the account, and only that one", async () => {
  const saver = await addSaver([await addOffer(fallen), await addOffer({ expiresAt: inDays(1) })])
  const path = "/users/me/mail-switches"
  const { body } = await callOwn(api, saver.token, `GET ${path}`)
  expect(body.data).toEqual({ wanted: [...optionalMails] })
  const wanted = ["saved_ending", "saved_ended"]
  const put = await callOwn(api, saver.token, `PUT ${path}`, { wanted })
  expect(put.body.data).toEqual({ wanted })
  expect(await mailSaved(api, noon)).toBe(1)
  expect(await subjects(saver)).toEqual(["Termina pronto un anuncio que guardaste"])
  const other = { wanted: ["terms"] }
  expect((await callOwn(api, saver.token, `PUT ${path}`, other)).status).toBe(400)
  expect((await callOwn(api, null, `GET ${path}`)).status).toBe(401)
})

test("[B10.26] the link of a mail shows and changes the switches without a log-in, and reading changes nothing", async () => {
  const saver = await addSaver([await addOffer(fallen)])
  await mailSaved(api, noon)
  const [mail] = await mailsTo(api, saver.email)
  const code = codeOf(mail)
  expect(mail?.unsubscribeUrl).toBe(`${api.config.baseUrl}/avisos/${code}/baja`)
  // The link was made by the clock of the test.
  await api.pool.query("update one_time_tokens set expires_at = now() + interval '1 day'")
  const read = () => callAs(api.app, {}, `GET /mail-switches?code=${code}`)
  for (const _ of [1, 2]) expect((await read()).body.data.wanted).toEqual([...optionalMails])
  const stop = () => callAs(api.app, {}, "POST /mail-switches", { data: { code, wanted: [] } })
  for (const _ of [1, 2]) expect((await stop()).body.data).toEqual({ wanted: [] })
  expect((await read()).body).toEqual({ data: { wanted: [] } })
  await api.database.update(ads).set({ expiresAt: inDays(2) })
  expect(await mailSaved(api, inDays(1))).toBe(0)
})

test("[B10.26] wrong, foreign and expired codes are answered alike", async () => {
  const saver = await addSaver([await addOffer(fallen)])
  await mailSaved(api, noon)
  const code = codeOf((await mailsTo(api, saver.email))[0])
  await api.pool.query("update one_time_tokens set expires_at = now() - interval '1 minute'")
  const answers = await Promise.all(
    [code, randomUUID()].map((one) => callAs(api.app, {}, `GET /mail-switches?code=${one}`)),
  )
  expect(answers.map(({ status }) => status)).toEqual([410, 410])
  expect(answers[0]?.body.error.message).toBe(answers[1]?.body.error.message)
})
