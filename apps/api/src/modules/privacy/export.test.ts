// Long because the export is compared with every table that holds data of a person.

import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addOrder } from "../../../test/add-order.ts"
import { addGallery, addPicture } from "../../../test/add-picture.ts"
import { addReview } from "../../../test/add-review.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { giveCredits } from "../../../test/give-credits.ts"
import { hashToken } from "../../access/token.ts"
import {
  consents,
  emailChanges,
  identities,
  oneTimeTokens,
  sessions,
} from "../../database/schema/accounts.ts"
import { adDaily, sellerMails } from "../../database/schema/ad-figures.ts"
import { adRisks } from "../../database/schema/ad-risks.ts"
import { ads } from "../../database/schema/ads.ts"
import { contactMessages } from "../../database/schema/content.ts"
import { freeCreditClaims } from "../../database/schema/credits.ts"
import { favouriteNotices, favourites } from "../../database/schema/favourites.ts"
import { leadBlocks, leadMessages, leads } from "../../database/schema/leads.ts"
import { mailOptOuts } from "../../database/schema/mail-opt-outs.ts"
import { refunds } from "../../database/schema/orders.ts"
import { proRequests } from "../../database/schema/pro-requests.ts"
import { recordings } from "../../database/schema/recordings.ts"
import { rightsRequests } from "../../database/schema/rights-requests.ts"
import { uploads } from "../../database/schema/uploads.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const passwordHash = "$argon2id$v=19$secreto-de-la-clave"
const tomorrow = new Date(Date.now() + 86_400_000)

const yesterday = new Date(Date.now() - 86_400_000)

/** Fills everything stored about a person, each text marked with the person's name. */
async function addFullPerson(name: string, confirmed: boolean) {
  const { database } = api
  const avatarId = await addPicture(database, `avatar-${name}`)
  const id = await addUser(database, {
    username: name,
    passwordHash,
    avatarId,
    confirmedAt: confirmed ? new Date() : null,
    description: `descripcion-${name}`,
    address: `calle-${name}`,
  })
  const token = await addSession(database, id)
  const expiresAt = tomorrow
  const deviceHash = hashToken(`aparato-${name}`)
  const device = `Navegador de ${name}`
  const other = { userId: id, tokenHash: hashToken(`otra-${name}`), expiresAt, deviceHash, device }
  await database.insert(sessions).values(other)
  const link = { userId: id, expiresAt, tokenHash: hashToken(`enlace-${name}`) }
  await database.insert(oneTimeTokens).values({ ...link, purpose: "reset_password" })
  const subject = `google-${name}`
  await database.insert(identities).values({ userId: id, provider: "google", subject })
  const asked = new Date()
  const emailChange = { oldEmail: `viejo-${name}@wara.test`, newEmail: `nuevo-${name}@wara.test` }
  const codes = { confirmHash: hashToken(`si-${name}`), stopHash: hashToken(`no-${name}`) }
  const times = { requestedAt: asked, expiresAt, stoppableUntil: expiresAt }
  await database.insert(emailChanges).values({ userId: id, ...emailChange, ...codes, ...times })
  const company = { companyName: name, businessActivity: "Arriendo", companyRut: "76086428-5" }
  const request = { userId: id, ...company, message: `pido-${name}`, createdAt: asked }
  await database.insert(proRequests).values(request)
  const rutHash = hashToken(`rut-${name}`)
  await database.insert(freeCreditClaims).values({ rutHash, ownerId: id, claimedAt: asked })
  const consent = { userId: id, granted: true, version: "2026-11-21" }
  await database.insert(consents).values({ ...consent, kind: "terms" })
  await database.insert(uploads).values({ fileId: avatarId, ownerId: id, type: "avatar" })
  const written = { serialNumber: `serie-${name}`, phone: `fono-${name}`, slug: `aviso-${name}` }
  const adId = await addAd(database, { ...written, ownerId: id, state: "draft" })
  await addGallery(database, adId, [`foto-${name}`])
  await database.insert(adDaily).values({ adId, day: "2026-01-02", views: 7 })
  const seen = await addAd(database, { slug: `visto-por-${name}` })
  const price = { savedPrice: 1_000_000, savedCurrency: "CLP", savedAt: asked } as const
  await database
    .insert(favourites)
    .values({ userId: id, adId: seen, ...price, note: `nota-${name}` })
  const event = { kind: "saved_drop", eventAt: asked, mailedAt: asked } as const
  await database.insert(favouriteNotices).values({ userId: id, adId: seen, ...event })
  const ideas = { kind: "ad_ideas", occasion: "2026-01-02", mailedAt: asked } as const
  await database.insert(sellerMails).values({ userId: id, adId, ...ideas })
  await database.insert(mailOptOuts).values({ userId: id, kind: "saved_ending", createdAt: asked })
  await addLedger(id, { seen, adId })
  await giveCredits(database, id, { available: 1, onAds: [adId] })
  const reviewId = await addReview(database, adId, { name: `envio-${name}` })
  const signals = [{ kind: "banned-phone", weight: 50, accounts: [987_001] }]
  await database.insert(adRisks).values({ reviewId, score: 50, signals, computedAt: asked })
  const buyer = { buyerName: name, buyerEmail: `compra-${name}@wara.test` }
  const orderId = await addOrder(database, id, { state: "failed", ...buyer })
  const refund = { orderId, idempotencyKey: randomUUID(), amount: 10, balanceBefore: 10 }
  await database.insert(refunds).values({ ...refund, reason: `devolucion-${name}` })
  const recording = { key: randomUUID(), userId: id, name: `grabacion-${name}`, email: "" }
  await database.insert(recordings).values({ ...recording, path: "/anuncios" })
  const message = { name, message: `mensaje-${name}`, idempotencyKey: randomUUID() }
  await database
    .insert(contactMessages)
    .values({ ...message, email: `${name}@wara.test`.toUpperCase() })
  const url = "/api/users/me/export"
  const take = () => api.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
  const rightsRequest = {
    name,
    message: `derecho-${name}`,
    right: "access",
    state: "open",
  } as const
  const deadlines = { goalDay: "2026-12-16", limitDay: "2026-12-24", createdAt: asked }
  await database.insert(rightsRequests).values([
    { ...rightsRequest, ...deadlines, userId: id, email: null, idempotencyKey: randomUUID() },
    { ...rightsRequest, ...deadlines, email: `${name}@wara.test`, idempotencyKey: randomUUID() },
  ])
  return { take, token }
}

/** A seen number, a question, and a question from another person with an answer. */
async function addLedger(id: number, { adId, seen }: { adId: number; seen: number }) {
  const { database } = api
  const [other] = await database.select({ ownerId: ads.ownerId }).from(ads).where(eq(ads.id, seen))
  const question = { channel: "form", message: "¿Sigue disponible?" } as const
  const key = () => ({ idempotencyKey: randomUUID() })
  const own = { adId: seen, sellerId: other?.ownerId ?? 0, buyerId: id }
  await database.insert(leads).values({ ...own, channel: "phone", day: "2026-11-21" })
  const asker = { name: "Quien pregunta", email: "pregunta@wara.test" }
  await database.insert(leads).values({ ...own, ...question, ...asker, ...key() })
  const got = { adId, sellerId: id, ...question, ...key(), deliveredAt: yesterday }
  const person = { name: "otra-persona", email: "otra-persona-que-pregunta@wara.test" }
  const [lead] = await database
    .insert(leads)
    .values({ ...got, ...person })
    .returning({ id: leads.id })
  const answer = {
    leadId: lead?.id ?? 0,
    author: "seller",
    text: "Sí",
    createdAt: yesterday,
  } as const
  await database.insert(leadMessages).values({ ...answer, ...key() })
  const block = { userId: id, email: "molesto@wara.test", createdAt: yesterday }
  await database.insert(leadBlocks).values(block)
}

test("[B8.4] [B10.15] [B10.48] [B10.73] [B10.130] the export has everything about the user, nothing about others, and no secrets", async () => {
  const { take, token } = await addFullPerson("quien-pide", true)
  await addFullPerson("otra-persona", true)
  const answer = await take()
  expect(answer.statusCode).toBe(200)
  const body = answer.json()
  expect(body).toMatchObject({
    account: {
      email: "quien-pide@wara.test",
      description: "descripcion-quien-pide",
      address: "calle-quien-pide",
      confirmed_at: expect.any(String),
      avatar: { url: "/uploads/avatar-quien-pide.webp" },
    },
    consents: [{ kind: "terms", granted: true, version: "2026-11-21" }],
    sessions: [{ device: "" }, { device: "Navegador de quien-pide" }],
    identities: [{ provider: "google", subject: "google-quien-pide" }],
    email_changes: [{ new_email: "nuevo-quien-pide@wara.test", confirmed_at: null }],
    pro_requests: [{ state: "open", message: "pido-quien-pide" }],
    favourites: [{ ad: "visto-por-quien-pide", saved_price: 1_000_000, note: "nota-quien-pide" }],
    favourite_notices: [{ ad: "visto-por-quien-pide", kind: "saved_drop" }],
    seller_mails: [{ ad: "aviso-quien-pide", kind: "ad_ideas", occasion: "2026-01-02" }],
    mail_opt_outs: [{ kind: "saved_ending" }],
    contacts: [{ ad: "visto-por-quien-pide", channel: "phone" }],
    leads_asked: [{ ad: "visto-por-quien-pide", message: "¿Sigue disponible?" }],
    leads_received: [{ ad: "aviso-quien-pide", state: "new", answers: [{ text: "Sí" }] }],
    lead_blocks: [{ created_at: yesterday.toISOString() }],
    free_credit_claims: [{ claimed_at: expect.any(String) }],
    links: [{ purpose: "reset_password", used_at: null }],
    ads: [
      {
        state: "draft",
        serial_number: "serie-quien-pide",
        phone: "fono-quien-pide",
        commune: "Talca",
        pictures: ["http://localhost:3000/api/images/foto-quien-pide.webp"],
      },
    ],
    ad_figures: expect.arrayContaining([
      expect.objectContaining({ ad: "aviso-quien-pide", day: "2026-01-02", views: 7, forms: 0 }),
    ]),
    credits: { publication: [{ ad: "aviso-quien-pide" }, { ad: null }], featured: [] },
    credit_movements: [
      { kind: "grant" },
      { kind: "grant" },
      { kind: "spend", ad: "aviso-quien-pide" },
    ],
    reviews: [
      {
        ...{ ad: "aviso-quien-pide", content: { name: "envio-quien-pide" } },
        risk: { score: 50, signals: ["Teléfono de una cuenta bloqueada"] },
      },
    ],
    orders: [
      {
        state: "failed",
        total: 5_990,
        buyer: { email: "compra-quien-pide@wara.test" },
        refunds: [{ amount: 10, reason: "devolucion-quien-pide" }],
        events: [],
      },
    ],
    uploads: [{ type: "avatar" }],
    recordings: [{ name: "grabacion-quien-pide", path: "/anuncios", pages: 1 }],
    rights_requests: [
      { message: "derecho-quien-pide", limit_day: "2026-12-24" },
      { message: "derecho-quien-pide" },
    ],
    contact_messages: [{ message: "mensaje-quien-pide" }],
  })
  expect(answer.body).not.toMatch(/otra-persona|molesto/)
  // The evidence of a risk is about others.
  expect(answer.body).not.toContain("987001")
  const hashes = [token, "otra-quien-pide", "enlace-quien-pide", "aparato-quien-pide"].map(
    hashToken,
  )
  const secrets = hashes.flatMap((hash) => [hash.toString("hex"), hash.toString("base64")])
  for (const secret of [...secrets, token, "argon2", "secreto-de-la-clave"]) {
    expect(answer.body).not.toContain(secret)
  }
  // The check above would miss bytes serialised as an object.
  expect(answer.body).not.toMatch(/(?<!text_)hash|"Buffer"/i)
})

test("messages of an unconfirmed address are not exported", async () => {
  const { take } = await addFullPerson("sin-confirmar", false)
  const { contact_messages, rights_requests } = (await take()).json()
  expect([contact_messages.length, rights_requests.length]).toEqual([0, 1])
})

test("a visitor gets nothing", async () => {
  expect((await api.app.inject("/api/users/me/export")).statusCode).toBe(401)
})

test("[B5.29] every table that refers to users is in the export or excluded with a reason", async () => {
  const { rows } = await api.pool.query(`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'users'::regclass order by name`)
  expect(rows.map(({ name }) => name)).toEqual([
    "abuse_reports",
    // Only which staff member decided; the result is in the reviews and ads.
    "ad_decisions",
    "ad_featured_reservations",
    "ad_holds",
    "ad_reservations",
    "ad_reviews",
    "ads",
    // Only which staff member acted.
    "audit_entries",
    "consents",
    // Exported by e-mail address; the reference is the staff member who answered.
    "contact_messages",
    // Sums of the movements.
    "credit_balances",
    // Gifts are in their movements.
    "credit_gifts",
    "credit_movements",
    "email_changes",
    "favourite_notices",
    "favourites",
    // Hashes of names that only the person may take back.
    "former_usernames",
    "free_credit_claims",
    "identities",
    "lead_blocks",
    "lead_templates",
    "leads",
    "log_in_records",
    "mail_opt_outs",
    "one_time_tokens",
    "orders",
    "pro_requests",
    "recordings",
    // Secrets that open the panel.
    "recovery_codes",
    // Refunds are in their orders.
    "refunds",
    // Which submission somebody of the team is reading, for minutes.
    "review_claims",
    "rights_requests",
    "second_factors",
    "seller_blocks",
    "seller_mails",
    "sessions",
    // Working notes of the team, which may name other people and suspicions; on request by hand.
    "staff_notes",
    // Only which staff member attached or waived one; the documents belong to orders.
    "tax_documents",
    "uploads",
    "wanted_ads",
    "wanted_hits",
  ])
})
