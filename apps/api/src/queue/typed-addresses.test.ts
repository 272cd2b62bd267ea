import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../test/add-ad.ts"
import { addUser, confirmed } from "../../test/add-user.ts"
import { addAlert, askForAlert } from "../../test/alerts.ts"
import { askSeller, leadCodeOf, replyByLink, stepByLink } from "../../test/ask-seller.ts"
import { callAs } from "../../test/call-as.ts"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"
import { linkCodeOf, mailsTo, sendLink } from "../../test/links.ts"

let api: TestApp
let ad = 0
let ownerId = 0
let network = 0
const seller = "vendedora@faena.test"
const soon = new Date(Date.now() + 86_400_000)

beforeAll(async () => {
  api = await createTestApp()
  ownerId = await addUser(api.database, { ...confirmed, email: seller })
  ad = await addAd(api.database, { ownerId, slug: "grua-de-prueba", state: "active" })
})

afterAll(() => api.close())

async function post(path: string, data: object): Promise<void> {
  network += 1
  const { body, statusCode } = await api.app.inject({
    ...{ method: "POST", url: `/api${path}`, remoteAddress: `203.0.113.${network}` },
    headers: { "idempotency-key": randomUUID() },
    payload: { data },
  })
  if (statusCode !== 201 && statusCode !== 429) throw new Error(`${path} answered ${body}`)
}

const name = "Ana Soto"

/** Every form in which anybody types an address that then gets a mail. */
const forms: Record<string, (email: string, turn: number) => Promise<unknown>> = {
  contact: (email) => post("/contact", { name, email, message: "Busco una excavadora." }),
  alert: (email, turn) => askForAlert(api, { email, search: `s=excavadora${turn}` }),
  question: async (email, turn) => {
    const slug = `consultada-${email}-${turn}`.replace(/[^a-z\d]/gi, "-").toLowerCase()
    const asked = await addAd(api.database, { slug, state: "active" })
    return askSeller(api, asked, { data: { name, email, message: `Consulta ${turn}` } })
  },
  "data request": (email) =>
    post("/rights-requests", { name, email, right: "access", message: "Quiero mis datos." }),
  report: async (email) => {
    const key = `denunciada-${randomUUID()}`
    await addAd(api.database, { slug: key, ownerId, state: "active", expiresAt: soon })
    const content = { subject: "ad", key, reason: "fraud", message: "Pide un adelanto falso." }
    return post("/abuse-reports", { ...content, email })
  },
}

async function mailsToAll(emails: readonly string[]): Promise<number> {
  return (await Promise.all(emails.map((email) => mailsTo(api, email)))).flat().length
}

/** Types each spelling into every form four times. */
async function typeEverywhere(spellings: readonly string[]): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    for (const email of spellings) {
      for (const type of Object.values(forms)) await type(email, turn)
    }
  }
}

test.each(Object.entries(forms))("the form %s mails the typed address", async (form, type) => {
  const email = `${form.replace(" ", "-")}@correo.test`
  await type(email, 99)
  expect(await mailsTo(api, email)).toHaveLength(1)
})

test("[B8.84] [B8.106] [B8.133] an address that nobody proved gets three mails a day from all forms and in all spellings together, and one link each to a data request and a question", async () => {
  const spellings = ["ana.soto@gmail.com", "AnaSoto+wara@gmail.com", "a.nasoto@googlemail.com"]
  await typeEverywhere(spellings)
  expect(await mailsToAll(spellings)).toBe(5)
})

test("[B8.105] mails that others typed keep nobody from confirming an account or resetting its password", async () => {
  const email = "victima.nueva@correo.test"
  await typeEverywhere([email])
  const typed = await mailsToAll([email])
  const password = "Grúa amarilla 45"
  const person = { firstname: "Ana", lastname: "Soto", accepts_terms: true, is_adult: true }
  const signUp = { ...person, email, password }
  expect((await callAs(api.app, {}, "POST /auth/local/register", signUp)).status).toBe(200)
  const welcome = linkCodeOf((await mailsTo(api, email)).at(-1))
  const again = await sendLink(api, "confirm_email", email)
  const reset = await sendLink(api, "reset_password", email)
  expect(new Set([welcome, again, reset]).size).toBe(3)
  const confirm = { code: again, password }
  expect((await callAs(api.app, {}, "POST /auth/confirm-email", confirm)).status).toBe(200)
  expect(await mailsToAll([email])).toBe(typed + 3)
})

test("[B8.84] what others type gives the owner of a confirmed account or alert twelve mails a day, and one link each to a data request and a question", async () => {
  const account = "con.cuenta@correo.test"
  await addUser(api.database, { ...confirmed, email: account })
  await typeEverywhere([account])
  expect(await mailsToAll([account])).toBe(14)
  const { email } = await addAlert(api, { email: "con.alerta@correo.test" })
  await typeEverywhere([email])
  expect(await mailsToAll([email])).toBe(14)
})

async function openThread(email: string) {
  await askSeller(api, ad, { data: { name, email, message: "¿Sigue disponible?" } })
  const buyer = leadCodeOf((await mailsTo(api, email)).at(-1))
  return { buyer, seller: leadCodeOf((await mailsTo(api, seller)).at(-1)) }
}

test("[B8.84] a seller's answers count too, until the owner of the address uses the thread's link", async () => {
  const email = "victima@correo.test"
  const codes = await openThread(email)
  for (let turn = 0; turn < 6; turn += 1) await replyByLink(api, codes.seller, `Mensaje ${turn}`)
  expect(await mailsToAll([email])).toBe(3)
  expect((await stepByLink(api, codes.buyer, { action: "see" })).status).toBe(200)
  for (let turn = 0; turn < 4; turn += 1) await replyByLink(api, codes.seller, `Otro ${turn}`)
  expect(await mailsToAll([email])).toBe(7)
})

test("[B8.86] of fifty parallel replies in a thread twenty an hour are written and mailed", async () => {
  const email = "paciente@correo.test"
  const codes = await openThread(email)
  await stepByLink(api, codes.buyer, { action: "see" })
  const replies = Array.from({ length: 50 }, (_, turn) =>
    replyByLink(api, codes.seller, `Mensaje ${turn}`),
  )
  const statuses = (await Promise.all(replies)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(20)
  expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  expect(await mailsToAll([email])).toBe(21)
})
