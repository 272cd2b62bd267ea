import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addSession, addUser } from "../../../test/add-user.ts"
import { leadCodeOf, replyByLink } from "../../../test/ask-seller.ts"
import { callAs } from "../../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { addPublicWanted, addSeeker, offerAd, offerText } from "../../../test/wanted.ts"
import { users } from "../../database/schema/accounts.ts"
import { leads } from "../../database/schema/leads.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp({ config: { callsPerMinute: 1_000_000 } })
})
afterAll(() => api.close())

const emailOf = async (id: number) =>
  (await api.database.select().from(users).where(eq(users.id, id)))[0]?.email ?? ""

test("[B10.100] a seller without an ad answers a wanted ad, and both write through us", async () => {
  const wanted = await addPublicWanted(api)
  const { slug } = wanted
  const seller = await addSeeker(api)
  const choices = () => callAs(api.app, { token: seller.token }, `GET /wanted-offers/${slug}`)
  expect((await choices()).body.data).toEqual({ is_own: false, answered_lead: null, ads: [] })
  const answer = await offerAd(api, { token: seller.token, slug, ad: null })
  expect(answer.status).toBe(201)
  const { documentId } = answer.body.data
  expect((await choices()).body.data.answered_lead).toBe(documentId)
  const [mail] = (await mailsTo(api, await emailOf(wanted.seeker.id))).slice(-1)
  expect(mail?.text).toContain("sin anuncio publicado")
  expect(mail?.text).toContain(offerText)
  expect(JSON.stringify(mail)).not.toContain(await emailOf(seller.id))
  const replied = await replyByLink(api, leadCodeOf(mail), "¿Qué año es?")
  expect(replied.body.data).toMatchObject({ subject: "Excavadora de 20 toneladas", ad: null })
  const [toSeller] = (await mailsTo(api, await emailOf(seller.id))).slice(-1)
  expect(toSeller?.text).toContain("¿Qué año es?")
  expect(toSeller?.text).not.toContain("Vendido")
  const sold = await callAs(api.app, {}, "POST /lead-links", {
    data: { code: leadCodeOf(toSeller), action: "sold" },
  })
  expect(sold.status).toBe(409)
  const inbox = await callAs(api.app, { token: seller.token }, "GET /users/me/leads?side=seller")
  expect(inbox.body.data).toMatchObject([{ subject: "Excavadora de 20 toneladas", ad: null }])
  const file = await callAs(api.app, { token: seller.token }, "GET /users/me/leads-file")
  expect(file.body.data.csv).toContain("Excavadora de 20 toneladas")
  const data = await callAs(api.app, { token: seller.token }, "GET /users/me/export")
  expect(data.status).toBe(200)
  expect(JSON.stringify(data.body)).toContain(offerText)
})

test("[B10.100] fifty parallel answers of one seller make one thread; another one is refused", async () => {
  const { id, slug } = await addPublicWanted(api)
  const seller = await addSeeker(api)
  const call = { token: seller.token, slug, ad: null, key: `adless-answer-${seller.id}` }
  const answers = await Promise.all(Array.from({ length: 50 }, () => offerAd(api, call)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(await api.database.$count(leads, eq(leads.wantedId, id))).toBe(1)
  expect((await offerAd(api, { ...call, key: "adless-answer-again" })).status).toBe(409)
})

test("[B10.131] a key that was used for another text is refused, and answered alike for the same", async () => {
  const { slug } = await addPublicWanted(api)
  const seller = await addSeeker(api)
  const call = { token: seller.token, slug, ad: null, key: `adless-replay-${seller.id}` }
  const first = await offerAd(api, call)
  expect((await offerAd(api, call)).body).toEqual(first.body)
  const other = await offerAd(api, { ...call, message: "Tengo otra con 900 horas." })
  expect([other.status, other.body.error?.name]).toEqual([409, "ConflictError"])
  expect(other.body.error.details.errors[0].path).toEqual(["Idempotency-Key"])
})

test("[B10.100] an answer without an ad needs a confirmed e-mail, and there are five a day", async () => {
  const { slug } = await addPublicWanted(api)
  const id = await addUser(api.database)
  const unconfirmed = await offerAd(api, {
    ...{ token: await addSession(api.database, id), slug, ad: null },
  })
  expect(unconfirmed.body.error.name).toBe("UnverifiedEmailError")
  const seller = await addSeeker(api)
  const statuses = []
  for (let count = 0; count < 6; count += 1) {
    const other = await addPublicWanted(api)
    statuses.push((await offerAd(api, { token: seller.token, slug: other.slug, ad: null })).status)
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
})

test("[B10.103] a person who seeks blocks a seller, by the mail or the account, and takes it back", async () => {
  const wanted = await addPublicWanted(api)
  const { slug } = wanted
  const seller = await addSeeker(api)
  const { body } = await offerAd(api, { token: seller.token, slug, ad: null })
  const path = `/users/me/leads/${body.data.documentId}` as const
  const step = (token: string, data: object) => callAs(api.app, { token }, `POST ${path}`, { data })
  const write = (key: string) =>
    step(seller.token, { action: "reply", text: "¿Te sirve?", key: `write-again-${key}` })
  const [mail] = (await mailsTo(api, await emailOf(wanted.seeker.id))).slice(-1)
  const byMail = await callAs(api.app, {}, "POST /lead-links", {
    data: { code: leadCodeOf(mail), action: "block" },
  })
  expect(byMail.body.data).toMatchObject({ is_blocked: true, can_reply: false })
  expect((await write("1")).status).toBe(409)
  const shown = await callAs(api.app, { token: seller.token }, `GET ${path}`)
  expect(shown.body.data).toMatchObject({ is_blocked: false, can_reply: false })
  const exported = await callAs(api.app, { token: wanted.seeker.token }, "GET /users/me/export")
  expect(exported.body.seller_blocks ?? exported.body.data?.seller_blocks).toHaveLength(1)
  expect(JSON.stringify(exported.body)).not.toContain(await emailOf(seller.id))
  await step(wanted.seeker.token, { action: "block", isBlocked: false })
  expect((await write("2")).status).toBe(200)
})

test("[B10.103] a blocked seller can no longer answer what that person seeks", async () => {
  const wanted = await addPublicWanted(api)
  const seller = await addSeeker(api)
  const first = await offerAd(api, { token: seller.token, slug: wanted.slug, ad: null })
  await callAs(
    api.app,
    { token: wanted.seeker.token },
    `POST /users/me/leads/${first.body.data.documentId}`,
    { data: { action: "block", isBlocked: true } },
  )
  const again = await offerAd(api, { token: seller.token, slug: wanted.slug, ad: null })
  expect(again.status).toBe(409)
  expect(again.body.error.details.errors[0].message).toContain("no recibe más ofertas")
})
