import { accountTexts } from "@wara/domain/accounts/account-texts"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { eq, sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import {
  addPendingAd,
  addTestSeller,
  buildContent,
  callOwn,
  draftWith,
  submissionOf,
  waitingReview,
} from "../../../test/publish-ad.ts"
import { users } from "../../database/schema/accounts.ts"
import { ads } from "../../database/schema/ads.ts"
import { faqs, pages } from "../../database/schema/content.ts"
import { adReviews } from "../../database/schema/reviews.ts"
import { storeReferenceData } from "../../reference/store-reference-data.ts"
import { cleanText } from "../../texts/clean-text.ts"
import { cleanStoredTexts } from "./use-cases/clean-stored-texts.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const typed = "<p onclick=x>Pala P & H, <B>5 < 10</B> t<script>x()</script></p>"
const clean = "<p>Pala P & H, <b>5 < 10</b> t</p>"

/** Fits every limit of length, and a parser would make thousands of elements of it. */
const unfolding = `<p>${"<b 0>".repeat(60)}${"<p>x".repeat(100)}`

const adText = async (id: number) => {
  const [row] = await api.database.select().from(ads).where(eq(ads.id, id))
  return row?.description
}

test("[B8.22] the description of a submitted and of an edited ad is stored clean", async () => {
  const seller = await addTestSeller(api, { credits: 1 })
  const content = await buildContent(api, seller.id, { description: typed })
  const draft = draftWith(content, null)
  const { body, status } = await callOwn(
    api,
    seller.token,
    "POST /users/me/ads/submit",
    submissionOf(draft),
  )
  expect(status, JSON.stringify(body)).toBe(200)
  const [ad] = await api.database.select().from(ads).where(eq(ads.ownerId, seller.id))
  expect(ad?.description).toBe(clean)
  const review = await waitingReview(api, ad?.id ?? 0)
  const [row] = await api.database.select().from(adReviews).where(eq(adReviews.id, review))
  expect(row?.content.description).toBe(clean)

  const again = { ...content, description: `${typed}<i>Nueva.` }
  const edited = await callOwn(api, seller.token, `PUT /users/me/ads/${ad?.id}`, again)
  expect(edited.status, JSON.stringify(edited.body)).toBe(200)
  expect(await adText(ad?.id ?? 0)).toBe(`${clean}<i>Nueva.</i>`)
})

test.each([
  ["more than ten levels", `<p>${"<b><i><u>".repeat(4)}Grúa en buen estado`, adTexts.tooMuchMarkup],
  ["nothing but a script", `<script>${"x".repeat(200)}</script>`, adTexts.descriptionTooShort],
])(
  "[B8.22] a description of %s is refused, and nothing changes",
  async (_what, description, text) => {
    const seller = await addTestSeller(api, { credits: 1 })
    const adId = await addPendingAd(api, seller)
    const before = await adText(adId)
    const content = await buildContent(api, seller.id, { description })
    const { body, status } = await callOwn(api, seller.token, `PUT /users/me/ads/${adId}`, content)
    expect(status).toBe(400)
    expect(body.error.details.errors).toEqual([{ path: ["description"], message: text }])
    expect(await adText(adId)).toBe(before)
  },
)

test("[B8.22] contact data that markup hides from the form are found in the stored text", async () => {
  const seller = await addTestSeller(api, { credits: 1 })
  const adId = await addPendingAd(api, seller)
  const description = "Grúa en buen estado, escribe a ventas&#64;gruas&#46;cl hoy"
  const content = await buildContent(api, seller.id, { description })
  const { body } = await callOwn(api, seller.token, `PUT /users/me/ads/${adId}`, content)
  expect(body.error.details.errors[0].message).toContain("ventas@gruas.cl")
})

test("[B8.22] the description of a profile is stored clean", async () => {
  const id = await addUser(api.database)
  const authorization = `Bearer ${await addSession(api.database, id)}`
  const person = { kind: "person", firstname: "Ana", lastname: "Soto", rut: "12.345.678-5" }
  const save = async (description: string) => {
    const payload = { data: { ...person, description } }
    const url = "/api/users/me/profile"
    return api.app.inject({ method: "PUT", url, headers: { authorization }, payload })
  }
  expect((await save(typed)).json()).toMatchObject({ description: clean })
  const [row] = await api.database.select().from(users).where(eq(users.id, id))
  expect(row?.description).toBe(clean)
  const refused = await save(`${"<b><i><u>".repeat(4)}x`)
  expect(refused.json().error.details.errors).toEqual([
    { path: ["description"], message: accountTexts.tooMuchMarkup },
  ])
})

test("[B8.22] pages and answers of operators are stored clean, and refused when nothing is left", async () => {
  const operator = await addUser(api.database, { role: "operator" })
  const token = await addSession(api.database, operator, { panel: true })
  const send = async (path: string, data: object) => {
    const headers = { authorization: `Bearer ${token}` }
    const answer = await api.app.inject({
      method: "POST",
      url: `/api/${path}`,
      headers,
      payload: { data },
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const page = { title: "Ayuda", slug: "ayuda-limpia", description: "" }
  const body = '<h1 style="x">Uno</h1><a href="javascript:x()">dos</a><table><tr><td>tres</table>'
  const stored = await send("pages", { ...page, body })
  expect(stored.body.data.body).toMatch(/^<h2>Uno<\/h2>dos\s+tres\s+$/)
  const faq = { question: "¿Se puede?", topic: "Ayuda", order: 1 }
  expect((await send("faqs", { ...faq, answer: typed })).body.data.answer).toBe(clean)
  for (const answer of ["<script>x()</script>", `<p>${"<b>".repeat(40)}x`]) {
    const { status, body: refused } = await send("faqs", { ...faq, question: "¿Y esto?", answer })
    expect([status, refused.error.details.errors[0].path]).toEqual([400, ["data", "answer"]])
  }
})

test("[B8.22] the texts of every installation are stored clean", async () => {
  await api.database
    .transaction(async (transaction) => {
      await transaction.execute(sql`truncate regions, pages, faqs, categories, conditions cascade`)
      await storeReferenceData(transaction)
      const stored = [
        ...(await transaction.select({ text: pages.body }).from(pages)),
        ...(await transaction.select({ text: faqs.answer }).from(faqs)),
      ]
      expect(stored.length).toBeGreaterThan(15)
      for (const { text } of stored) {
        expect(text.length).toBeGreaterThan(20)
        expect(cleanText(text, "rich")).toEqual({ text, isReduced: false })
      }
      transaction.rollback()
    })
    .catch((error: unknown) => expect(String(error)).toMatch(/rollback/i))
})

test("[B8.23] texts that were stored as typed become clean, once, and nothing else changes", async () => {
  const seller = await addTestSeller(api, { description: typed })
  const ad = await addAd(api.database, { description: typed })
  const questions = Array.from({ length: 210 }, (_, order) => `¿Pregunta ${order}?`)
  await api.database
    .insert(faqs)
    .values(questions.map((question, order) => ({ question, answer: typed, topic: "x", order })))
  const reduced = await addAd(api.database, { description: unfolding })
  const words = await addAd(api.database, { description: "Grúa 5 < 10 & más" })
  const [before] = await api.database.select().from(ads).where(eq(ads.id, words))
  const pending = await addPendingAd(api, seller)
  const review = await waitingReview(api, pending)
  await api.database.execute(sql`
    update ad_reviews set content = jsonb_set(content, '{description}', to_jsonb(${typed}::text))
    where id = ${review}`)
  await api.database
    .insert(pages)
    .values({ slug: "como-antes", title: "Antes", description: "", body: typed })

  expect(await cleanStoredTexts(api.database)).toBeGreaterThanOrEqual(214)
  expect(await adText(ad)).toBe(clean)
  const answers = await api.database.select().from(faqs).where(eq(faqs.topic, "x"))
  expect(new Set(answers.map(({ answer }) => answer))).toEqual(new Set([clean]))
  expect(await adText(reduced)).toMatch(/^[x\s]+$/)
  const [person] = await api.database.select().from(users).where(eq(users.id, seller.id))
  expect(person?.description).toBe(clean)
  const [page] = await api.database.select().from(pages).where(eq(pages.slug, "como-antes"))
  expect(page?.body).toBe(clean)
  const [row] = await api.database.select().from(adReviews).where(eq(adReviews.id, review))
  expect(row?.content.description).toBe(clean)
  const [after] = await api.database.select().from(ads).where(eq(ads.id, words))
  expect(after).toEqual(before)
  expect(await cleanStoredTexts(api.database)).toBe(0)
})

test("[B8.23] a text that somebody is changing is left to the next run", async () => {
  const id = await addAd(api.database, { description: typed })
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const { promise: locked, resolve: lock } = Promise.withResolvers<void>()
  const change = api.database.transaction(async (transaction) => {
    await transaction.update(ads).set({ description: "Otra" }).where(eq(ads.id, id))
    lock()
    await ended
  })
  await locked
  expect(await cleanStoredTexts(api.database)).toBe(0)
  end()
  await change
  expect(await adText(id)).toBe("Otra")
})

test("[B8.23] finding the texts reads no ads without marks", async () => {
  const { rows } = await api.database.transaction(async (transaction) => {
    await transaction.execute(sql`set local enable_seqscan = off`)
    return transaction.execute(
      sql`explain select id, description as text from ads where id > 0 and description ~ '[<&]' order by id limit 200`,
    )
  })
  expect(JSON.stringify(rows)).toContain("ads_marked_up")
})
