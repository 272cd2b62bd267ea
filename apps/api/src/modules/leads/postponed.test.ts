import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addUser, confirmed } from "../../../test/add-user.ts"
import {
  askSeller,
  leadCodeOf,
  newPerson,
  replyByLink,
  stepByLink,
} from "../../../test/ask-seller.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { mailsTo } from "../../../test/links.ts"
import { leads } from "../../database/schema/leads.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const risky = "¿Sirve el enlace https://ejemplo.test?"

/** Asks the sellers of so many other ads; returns what each was answered. */
async function askMany(email: string, count: number, message = risky) {
  const answers = []
  for (let turn = 0; turn < count; turn += 1) {
    const ad = await addAd(api.database)
    const { body, status } = await askSeller(api, ad, { data: { ...newPerson(), email, message } })
    answers.push([status, body.data?.awaits_confirmation])
  }
  return answers
}

const codesTo = async (email: string) => (await mailsTo(api, email)).map(leadCodeOf)
const asked = (email: string) =>
  api.database.select().from(leads).where(eq(leads.email, email)).orderBy(leads.id)

test("[B8.133] past the limit of an inbox one question has its link, and using a link brings those of the others", async () => {
  const email = "cinco.preguntas@correo.test"
  expect(await askMany(email, 5)).toEqual(Array(5).fill([201, true]))
  const codes = await codesTo(email)
  expect(codes).toHaveLength(4)
  await stepByLink(api, codes[0] ?? "", { action: "confirm" })
  const [fifth = ""] = (await codesTo(email)).slice(4)
  expect((await stepByLink(api, fifth, { action: "confirm" })).status).toBe(200)
  const delivered = (await asked(email)).map(({ deliveredAt }) => deliveredAt !== null)
  expect(delivered).toEqual([true, false, false, false, true])
  await stepByLink(api, codes[1] ?? "", { action: "see" })
  expect(await codesTo(email)).toHaveLength(5)
})

test("[B8.133] a seller's answer that was postponed comes when the owner of the address uses another link", async () => {
  const email = "sin.copia@correo.test"
  await askMany(email, 4, "¿Sigue disponible?")
  const ownerId = await addUser(api.database, { ...confirmed, email: "responde@faena.test" })
  const ad = await addAd(api.database, { ownerId })
  const message = "¿Y esta?"
  await askSeller(api, ad, { data: { ...newPerson(), email, message } })
  const seller = leadCodeOf((await mailsTo(api, "responde@faena.test")).at(-1))
  await replyByLink(api, seller, "Sí, en Temuco.")
  const codes = await codesTo(email)
  expect(codes).toHaveLength(4)
  await stepByLink(api, codes[3] ?? "", { action: "see" })
  const mails = await mailsTo(api, email)
  expect(mails).toHaveLength(5)
  expect(mails[4]?.text).toContain("Sí, en Temuco.")
  expect((await stepByLink(api, leadCodeOf(mails[4]), { action: "see" })).status).toBe(200)
})
