import { days } from "@wara/domain/time"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { addTestSeller, callOwn, type TestSeller } from "../../../test/publish-ad.ts"
import {
  adDaily,
  categoryFigures,
  mailedWeeks,
  sellerMails,
} from "../../database/schema/ad-figures.ts"
import { ads } from "../../database/schema/ads.ts"
import { mailOptOuts } from "../../database/schema/mail-opt-outs.ts"
import { repeatedJobs } from "../../jobs/repeated-jobs.ts"
import { isWeekMissed, mailIdeas, mailWeek } from "./use-cases/mail-sellers.ts"

let api: TestApp

/** Eight o'clock on a Monday in Chile. */
const monday = new Date("2083-03-01T08:00:00-03:00")
const ago = (count: number) => new Date(monday.getTime() - days(count))

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

beforeEach(async () => {
  await api.database.delete(sellerMails)
  await api.database.delete(mailedWeeks)
  await api.database.delete(adDaily)
  await api.database.update(ads).set({ state: "draft", endedAt: null })
})

type Daily = Partial<typeof adDaily.$inferInsert>

const addPublic = ({ id: ownerId }: TestSeller, given: Parameters<typeof addAd>[1] = {}) =>
  addAd(api.database, {
    ownerId,
    category: "Excavación",
    publishedAt: ago(20),
    expiresAt: new Date(monday.getTime() + days(10)),
    ...given,
  })

const count = (adId: number, day: string, daily: Daily) =>
  api.database.insert(adDaily).values({ adId, day, ...daily })

async function addSeen(given: Parameters<typeof addTestSeller>[1] = {}) {
  const seller = await addTestSeller(api, { firstname: "Ana", ...given })
  const ad = await addPublic(seller)
  await count(ad, "2083-02-24", { listViews: 40, views: 9 })
  return { ad, seller }
}

test("[B10.77] sellers get the week of each public ad next to the one before and the category's median", async () => {
  const seller = await addTestSeller(api, { firstname: "Ana" })
  const digger = await addPublic(seller, { name: "Excavadora Cat 320D", slug: "cat-320d" })
  const fresh = await addPublic(seller, { name: "Grúa nueva", publishedAt: ago(3) })
  const ended = await addPublic(seller, { state: "expired", expiresAt: ago(1), endedAt: ago(1) })
  await count(digger, "2083-02-22", { listViews: 100, views: 20, reveals: 1, saves: 2 })
  await count(digger, "2083-02-28", { listViews: 20, views: 1_100, forms: 1 })
  await count(digger, "2083-02-21", { listViews: 90, views: 22 })
  await count(digger, "2083-03-01", { views: 999 })
  await count(digger, "2083-02-14", { views: 999 })
  await count(fresh, "2083-02-27", { views: 1 })
  await count(ended, "2083-02-24", { views: 999 })
  const [ad] = await api.database.select().from(ads).where(eq(ads.id, digger))
  const median = { listViews: 210, views: 12.5, contacts: 0.8, price: 30_000_000 }
  await api.database
    .insert(categoryFigures)
    .values({ categoryId: ad?.categoryId ?? 0, day: "2083-03-01", ads: 14, ...median })
  expect(await mailWeek(api, monday)).toBe(1)
  const [mail] = await mailsTo(api, seller.email)
  expect(mail?.subject).toContain("Tu semana: 1.121 visitas y 2 contactos")
  expect(mail?.text).toContain(
    [
      "Excavadora Cat 320D",
      "Apareció en listas: 120 (antes 90; mediana 210)",
      "Visitas: 1.120 (antes 22; mediana 12,5)",
      "Contactos: 2 (antes 0; mediana 0,8)",
      "Guardados: 2 (antes 0)",
      "Mediana por semana de 14 anuncios de Excavación.",
      `${api.config.baseUrl}/anuncios/cat-320d`,
    ].join("\n"),
  )
  // All ads together come first, and the same numbers are columns of a table in HTML.
  expect(mail?.text).toContain(
    "anterior.\n\nTus 2 anuncios\nApareció en listas: 120 (antes 90)\nVisitas: 1.121 (antes 22)",
  )
  const columns = [...(mail?.html ?? "").matchAll(/<th scope="col"[^>]*>(\w+)/g)]
  expect(columns.map(([, name]) => name).join()).toBe(
    "Semana,Antes,Semana,Antes,Mediana,Semana,Antes",
  )
  expect(mail?.text).toContain("Grúa nueva\nApareció en listas: 0 (antes 0)\nVisitas: 1 (antes 0)")
  expect(mail?.unsubscribeUrl).toMatch(/\/avisos\/[\w-]{43}\/baja\?lista=seller$/)
})

test("[B10.77] it is sent on Mondays from 8:00, and once for a week by two servers and every later run", async () => {
  const job = repeatedJobs.find(({ queue }) => queue === "weekly-figures")
  expect(job?.cron).toBe("*/10 8-20 * * *")
  const sellers = [await addSeen(), await addSeen(), await addSeen()]
  const runs = await Promise.all([1, 2, 3].map(() => mailWeek(api, monday)))
  expect(runs.reduce((sum, mailed) => sum + mailed)).toBe(3)
  expect(await mailWeek(api, new Date("2083-03-02T00:01:00-03:00"))).toBe(0)
  for (const { seller } of sellers) expect(await mailsTo(api, seller.email)).toHaveLength(1)
  for (const { ad } of sellers) await count(ad, "2083-03-02", { views: 1 })
  expect(await mailWeek(api, new Date(monday.getTime() + days(7)))).toBe(3)
})

test("[B10.104] a week that no server mailed on its Monday follows once; a mailed one never", async () => {
  const wednesday = new Date(monday.getTime() + days(2))
  const first = await addSeen()
  expect(await isWeekMissed(api, wednesday)).toBe(true)
  expect(await isWeekMissed(api, new Date("2083-03-03T22:00:00-03:00"))).toBe(false)
  const runs = await Promise.all([1, 2, 3].map(() => mailWeek(api, wednesday)))
  expect(runs.reduce((sum, mailed) => sum + mailed)).toBe(1)
  expect(await isWeekMissed(api, wednesday)).toBe(false)
  // Its ad became public after the week was mailed to everybody.
  await addSeen()
  expect(await mailWeek(api, new Date(monday.getTime() + days(3)))).toBe(0)
  expect(await mailsTo(api, first.seller.email)).toHaveLength(1)
  expect(await mailWeek(api, new Date(monday.getTime() + days(7)))).toBe(2)
})

test("[B10.104] a week is not finished while the mail of a seller may still be lost", async () => {
  const { seller } = await addSeen()
  await addSeen()
  const client = await api.pool.connect()
  await client.query("begin")
  await client.query("select from users where id = $1 for no key update", [seller.id])
  expect(await mailWeek(api, new Date(monday.getTime() + days(1)))).toBe(1)
  expect(await isWeekMissed(api, new Date(monday.getTime() + days(1)))).toBe(true)
  await client.query("rollback")
  client.release()
  expect(await mailWeek(api, new Date(monday.getTime() + days(1)))).toBe(1)
})

test("[B10.77] nobody is mailed without a public ad, without numbers, unconfirmed, blocked or against the switch", async () => {
  const off = await addSeen()
  await api.database
    .insert(mailOptOuts)
    .values({ userId: off.seller.id, kind: "weekly_figures", createdAt: ago(1) })
  await addSeen({ confirmedAt: null })
  await addSeen({ blockedAt: new Date() })
  const ended = await addSeen()
  await api.database
    .update(ads)
    .set({ state: "expired", endedAt: ago(1) })
    .where(eq(ads.id, ended.ad))
  const unseen = await addTestSeller(api)
  const ad = await addPublic(unseen)
  await count(ad, "2083-02-25", { shares: 1 })
  expect(await mailWeek(api, monday)).toBe(0)
  await callOwn(api, off.seller.token, "PUT /users/me/mail-switches", {
    wanted: ["weekly_figures"],
  })
  expect(await mailWeek(api, monday)).toBe(1)
})

test("[B10.78] an ad without a contact in seven days gets three ideas by mail, once per publication", async () => {
  const { ad, seller } = await addSeen()
  await api.database
    .update(ads)
    .set({ name: "Grúa Toyota", description: "Grúa en buen estado", phone: "+56912345678" })
    .where(eq(ads.id, ad))
  await addPublic(seller, { name: "Menos vista" })
  const runs = await Promise.all([1, 2].map(() => mailIdeas(api, monday)))
  expect(runs.toSorted()).toEqual([0, 1])
  const [mail] = await mailsTo(api, seller.email)
  expect(mail?.subject).toContain("7 días sin consultas: 3 ideas")
  expect(mail?.text).toContain("«Grúa Toyota»: en estos días lo abrieron 9 veces y nadie preguntó.")
  expect(mail?.text).toContain("Agrega fotos hasta tener 6: Tiene 0 fotos.")
  expect(mail?.text).toContain("Falta marca, modelo y año")
  expect(mail?.text).toContain(`/cuenta/mis-anuncios/${ad}/editar`)
  // The other ad has its turn a week later, and neither a second one.
  expect(await mailIdeas(api, new Date(monday.getTime() + days(6)))).toBe(0)
  expect(await mailIdeas(api, new Date(monday.getTime() + days(8)))).toBe(1)
  expect(await mailIdeas(api, new Date(monday.getTime() + days(9)))).toBe(0)
  const texts = (await mailsTo(api, seller.email)).map(({ text }) => text)
  expect(texts.filter((text) => text.includes("Menos vista"))).toHaveLength(1)
})

test("[B10.78] no ideas for ads with a contact, new ones, ended ones, and against the switch", async () => {
  const asked = await addSeen()
  await count(asked.ad, "2083-02-26", { forms: 1 })
  const fresh = await addTestSeller(api)
  await addPublic(fresh, { publishedAt: ago(6) })
  const off = await addSeen()
  await api.database
    .insert(mailOptOuts)
    .values({ userId: off.seller.id, kind: "ad_ideas", createdAt: ago(1) })
  const ended = await addSeen()
  const end = (state: "active" | "expired") =>
    api.database
      .update(ads)
      .set({ state, endedAt: state === "active" ? null : ago(1) })
      .where(eq(ads.id, ended.ad))
  await end("expired")
  expect(await mailIdeas(api, monday)).toBe(0)
  await end("active")
  expect(await mailIdeas(api, monday)).toBe(1)
})

test("[B10.78] own ads come with their ideas, and without after a contact", async () => {
  const seller = await addTestSeller(api)
  const ad = await addAd(api.database, {
    ownerId: seller.id,
    publishedAt: new Date(Date.now() - days(9)),
  })
  const ideas = async () => {
    const { body } = await callOwn(api, seller.token, `GET /users/me/ad-figures?ads=${ad}`)
    return body.data[0].ideas.map(({ kind }: { kind: string }) => kind)
  }
  expect(await ideas()).toEqual(["photos", "missing", "phone"])
  await api.pool.query(
    "insert into ad_daily (ad_id, day, reveals) values ($1, (now() at time zone 'America/Santiago')::date, 1)",
    [ad],
  )
  expect(await ideas()).toEqual([])
})
