import { randomBytes } from "node:crypto"
import { eq, sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addUser } from "../../../test/add-user.ts"
import {
  askSeller,
  leadCodeOf,
  newPerson,
  replyByLink,
  stepByLink,
} from "../../../test/ask-seller.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { waitingForLocks } from "../../../test/waiting-for-locks.ts"
import { abuseReports } from "../../database/schema/abuse-reports.ts"
import { ads } from "../../database/schema/ads.ts"
import { leadCodes, leadMessages, leads } from "../../database/schema/leads.ts"
import { queueMail } from "../../queue/enqueue.ts"
import { decideReports } from "../abuse-reports/use-cases/decide-reports.ts"
import { resumeAd } from "../ads/use-cases/own-ad-steps.ts"
import { anonymiseOldLeads } from "./personal-store.ts"
import { closeSold, remindSellers, tendLeads } from "./use-cases/lead-jobs.ts"

let api: TestApp
let sellers = 0
let seller: { id: number; email: string }

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

beforeEach(async () => {
  await api.database.delete(leads)
  sellers += 1
  const email = `tarea${sellers}@faena.test`
  const account = { email, rut: "7654321-6", confirmedAt: new Date() }
  seller = { id: await addUser(api.database, account), email }
})

const addOwnAd = (name: string, given = {}) =>
  addAd(api.database, { ownerId: seller.id, name, ...given })

/** A Wednesday at noon in Chile, after the ads of the test were published. */
const noon = new Date("2082-12-02T12:00:00-03:00")
const minute = 60_000
const later = (instant: Date, minutes: number) => new Date(instant.getTime() + minutes * minute)

async function askAt(ad: number, deliveredAt: Date, person = newPerson()) {
  await askSeller(api, ad, { data: person })
  await api.database.update(leads).set({ deliveredAt }).where(eq(leads.email, person.email))
  return person
}

test("[B10.9] sellers are reminded once, after a business day, in one mail", async () => {
  const ad = await addOwnAd("Grúa Liebherr", { expiresAt: later(noon, 10_000) })
  await askAt(ad, later(noon, -24 * 60))
  await askAt(ad, later(noon, -23 * 60))
  const answered = await askAt(ad, later(noon, -48 * 60))
  const codes = (await mailsTo(api, seller.email)).map(leadCodeOf)
  await api.database
    .update(leads)
    .set({ firstAnswerAt: noon, state: "answered" })
    .where(eq(leads.email, answered.email))
  const turns = [later(noon, -1), noon, noon, later(noon, 120)]
  const reminded = []
  for (const now of turns) reminded.push(await remindSellers(api, now))
  expect(reminded).toEqual([0, 1, 0, 1])
  const [reminder] = (await mailsTo(api, seller.email)).slice(codes.length)
  expect(reminder?.subject).toContain("Una consulta espera tu respuesta")
  expect(reminder?.text).toContain("Grúa Liebherr: Ana Soto")
  expect(codes).not.toContain(leadCodeOf(reminder))
})

test("[B10.9] several questions are one reminder; parallel servers send none twice", async () => {
  const ad = await addOwnAd("Grúa Liebherr", { expiresAt: later(noon, 10_000) })
  for (let count = 0; count < 3; count += 1) await askAt(ad, later(noon, -30 * 60))
  const counts = await Promise.all([1, 2, 3].map(() => remindSellers(api, noon)))
  expect(counts.reduce((sum, count) => sum + count)).toBe(3)
  const reminders = (await mailsTo(api, seller.email)).slice(3)
  expect(reminders.map(({ subject }) => subject.split(" · ")[0])).toEqual([
    "3 consultas esperan tu respuesta",
  ])
})

test("[B8.164] a seller is reminded once an hour at most, of what came due meanwhile", async () => {
  const ad = await addOwnAd("Grúa Liebherr", { expiresAt: later(noon, 10_000) })
  for (const minutes of [0, 1, 2]) await askAt(ad, later(noon, minutes - 24 * 60))
  const reminded = []
  for (const minutes of [0, 1, 2, 59, 61])
    reminded.push(await remindSellers(api, later(noon, minutes)))
  expect(reminded).toEqual([1, 0, 0, 0, 2])
})

test("[B10.10] open leads of a sold machine close, and their buyers get four alternatives", async () => {
  const ad = await addOwnAd("Excavadora Komatsu PC200", { category: "Excavadoras" })
  const names = ["PC210", "PC300", "PC130", "PC78"].map((name) => `Excavadora Komatsu ${name}`)
  for (const name of [...names, "Balde para tractor"])
    await addAd(api.database, { name, category: "Excavadoras" })
  await addAd(api.database, { name: "Excavadora Komatsu PC200", category: "Camiones" })
  const people = [newPerson(), newPerson(), newPerson()]
  for (const data of people) await askSeller(api, ad, { data })
  const codes = (await mailsTo(api, seller.email)).map(leadCodeOf)
  await stepByLink(api, codes[1] ?? "", { action: "spam" })
  await stepByLink(api, codes[0] ?? "", { action: "sold" })
  expect(await closeSold(api, later(new Date(), 5))).toBe(0)
  const counts = await Promise.all([1, 2, 3].map(() => closeSold(api, later(new Date(), 11))))
  expect(counts.reduce((sum, count) => sum + count)).toBe(2)
  const mails = await Promise.all(people.map(({ email }) => mailsTo(api, email)))
  expect(mails.map(({ length }) => length)).toEqual([2, 1, 2])
  const sold = mails[0]?.[1]
  expect(sold?.subject).toContain("La máquina se vendió")
  for (const name of names) expect(sold?.text).toContain(name)
  expect(sold?.text).not.toMatch(/Balde|@faena/)
})

test.each([
  ["first", [0, 1]],
  ["last", [1, 0]],
] as const)(
  "[B8.135] mails about a sold machine and about decided reports lock inboxes in one order, the %s reporter asking first",
  async (_, order) => {
    const [first, last] = [`a.${order[0]}@correo.test`, `b.${order[0]}@correo.test`]
    const sold = await addOwnAd("Grúa Liebherr")
    for (const which of order) {
      const email = [first, last][which]
      await askSeller(api, sold, { data: { ...newPerson(), email } })
    }
    await stepByLink(api, leadCodeOf((await mailsTo(api, seller.email))[0]), { action: "sold" })
    const reported = await addOwnAd("Grúa dudosa")
    const reports = [first, last].map((email) => ({
      ...{ adId: reported, reason: "fraud" as const, message: "Pide un adelanto falso.", email },
      ...{ idempotencyKey: email, createdAt: new Date(), networkHash: randomBytes(32) },
    }))
    const [report] = await api.database.insert(abuseReports).values(reports).returning()
    const actor = { ...{ id: 0, role: "operator" as const, pro: false, sessionId: 0 }, panel: null }
    actor.id = await addUser(api.database, { role: "operator", email: `decide.${first}` })
    const mail = { to: first, subject: "Otro", html: "", text: "" }
    const work: Promise<unknown>[] = []
    await api.database.transaction(async (transaction) => {
      await queueMail(transaction, `other:${first}`, mail)
      const decided = { actor, id: report?.id ?? 0, decision: "uphold" as const }
      work.push(decideReports(api, decided, new Date()))
      await expect.poll(() => waitingForLocks(api)).toBe(1)
      work.push(closeSold(api, later(new Date(), 11)))
      await expect.poll(() => waitingForLocks(api)).toBe(2)
    })
    expect(await Promise.allSettled(work)).toMatchObject([
      { status: "fulfilled" },
      { status: "fulfilled", value: 2 },
    ])
  },
)

test("[B10.10] an ad that returns in time informs nobody; later its leads are open again", async () => {
  const ad = await addOwnAd("Pala cargadora")
  const person = newPerson()
  await askSeller(api, ad, { data: person })
  const sell = async () =>
    stepByLink(api, leadCodeOf((await mailsTo(api, seller.email)).at(-1)), { action: "sold" })
  const resume = () =>
    api.database.transaction((transaction) =>
      resumeAd(transaction, { adId: ad, ownerId: seller.id }, new Date()),
    )
  const state = async () => (await api.database.select().from(leads))[0]?.state
  await sell()
  await resume()
  await tendLeads(api, later(new Date(), 11))
  expect([await state(), (await mailsTo(api, person.email)).length]).toEqual(["new", 1])
  await sell()
  await closeSold(api, later(new Date(), 11))
  expect([await state(), (await mailsTo(api, person.email)).length]).toEqual(["lost", 2])
  await resume()
  await closeSold(api, later(new Date(), 12))
  expect(await state()).toBe("seen")
  expect((await api.database.select().from(ads).where(eq(ads.id, ad)))[0]?.state).toBe("active")
})

test("[B8.148] the buyers of a machine that is sold again and again read of it once", async () => {
  const ad = await addOwnAd("Pala que vuelve")
  const person = newPerson()
  await askSeller(api, ad, { data: person })
  const code = leadCodeOf((await mailsTo(api, seller.email)).at(-1))
  for (const minutes of [11, 22]) {
    await stepByLink(api, code, { action: "sold" })
    expect(await closeSold(api, later(new Date(), minutes))).toBe(1)
    await api.database.transaction((transaction) =>
      resumeAd(transaction, { adId: ad, ownerId: seller.id }, new Date()),
    )
    await closeSold(api, later(new Date(), minutes))
  }
  expect(await mailsTo(api, person.email)).toHaveLength(2)
})

test("[B10.15] after twelve months only anonymous counts are left", async () => {
  const ad = await addOwnAd("Tolva")
  const [old, recent] = [newPerson(), newPerson()]
  for (const data of [old, recent]) await askSeller(api, ad, { data })
  for (const mail of await mailsTo(api, seller.email))
    await replyByLink(api, leadCodeOf(mail), "Sí.")
  await api.database.execute(sql`update leads set created_at = now() - interval '13 months'
    where email = ${old.email}`)
  expect(await anonymiseOldLeads(api.database, new Date())).toBe(1)
  expect(await anonymiseOldLeads(api.database, new Date())).toBe(0)
  const rows = await api.database.select().from(leads).orderBy(leads.id)
  expect(rows.map(({ email, state }) => [email, state])).toEqual([
    ["", "answered"],
    [recent.email, "answered"],
  ])
  expect(rows[0]).toMatchObject({
    name: "",
    message: "",
    idempotencyKey: null,
    sellerId: seller.id,
  })
  const first = rows[0]?.id ?? 0
  expect(await api.database.$count(leadMessages, eq(leadMessages.leadId, first))).toBe(0)
  expect(await api.database.$count(leadCodes, eq(leadCodes.leadId, first))).toBe(0)
})
