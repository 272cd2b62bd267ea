// Long because every table is searched for what an erased account leaves behind.
import { randomUUID } from "node:crypto"
import { emptyDraft } from "@wara/domain/ads/ad-draft"
import type { AdState } from "@wara/domain/ads/ad-state"
import { eq, sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { addOrder } from "../../../test/add-order.ts"
import { addGallery, addPicture } from "../../../test/add-picture.ts"
import { addReview } from "../../../test/add-review.ts"
import { addSession, addUser } from "../../../test/add-user.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { giveCredits } from "../../../test/give-credits.ts"
import { waitingForLocks } from "../../../test/waiting-for-locks.ts"
import { hashToken } from "../../access/token.ts"
import { isUsernameReserved } from "../../database/former-usernames.ts"
import {
  consents,
  emailChanges,
  identities,
  oneTimeTokens,
  sessions,
  users,
} from "../../database/schema/accounts.ts"
import { adDaily, sellerMails } from "../../database/schema/ad-figures.ts"
import { adRisks } from "../../database/schema/ad-risks.ts"
import { staffNotes } from "../../database/schema/administration.ts"
import { adDrafts, adImages, ads } from "../../database/schema/ads.ts"
import { contactMessages } from "../../database/schema/content.ts"
import { adReservations, freeCreditClaims } from "../../database/schema/credits.ts"
import { favouriteNotices, favourites } from "../../database/schema/favourites.ts"
import { files } from "../../database/schema/files.ts"
import { leadBlocks, leadMessages, leads, leadTemplates } from "../../database/schema/leads.ts"
import { mailOptOuts } from "../../database/schema/mail-opt-outs.ts"
import { orders } from "../../database/schema/orders.ts"
import { proRequests } from "../../database/schema/pro-requests.ts"
import { recordingParts, recordings } from "../../database/schema/recordings.ts"
import { rightsLinks, rightsRequests } from "../../database/schema/rights-requests.ts"
import { recoveryCodes, secondFactors } from "../../database/schema/second-factors.ts"
import { uploads } from "../../database/schema/uploads.ts"
import { giveCredits as giveGift } from "../accounts/use-cases/give-credits.ts"
import { saveDraft } from "../ads/use-cases/drafts.ts"
import { expireAds } from "../ads/use-cases/expire-ads.ts"
import { deactivateAd, removeAd } from "../ads/use-cases/own-ad-steps.ts"
import { purgeDrafts } from "../ads/use-cases/purge-drafts.ts"
import { claimFreeCredits } from "../credits/store.ts"
import { hashInbox } from "../rights-requests/link-store.ts"
import { redeemCode } from "../social/use-cases/redeem-code.ts"
import { deleteAccess, eraseAccount, eraseAds, lockDuePerson } from "./store.ts"
import { deleteDueAccounts } from "./use-cases/delete-due-accounts.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const now = new Date()
const yesterday = new Date(now.getTime() - 86_400_000)
const tomorrow = new Date(now.getTime() + 86_400_000)

/** Texts that must not remain in the database. */
const traces = {
  username: "huella.usuario",
  email: "huella.correo@wara.test",
  firstname: "Huellanombre",
  lastname: "Huellaapellido",
  companyName: "Huellaempresa SpA",
  businessActivity: "Huellagiro",
  companyRut: "76086428-5",
  rut: "12345678-5",
  phone: "+56987650001",
  address: "Huellacalle 123",
  description: "Huelladescripcion",
  passwordHash: "$argon2id$huella",
}
const adTraces = {
  email: "huella.aviso@wara.test",
  phone: "+56987650002",
  address: "Huellaavenida",
  addressNumber: "H-771",
  serialNumber: "HUELLASERIE",
  description: "Llamar a Huellacontacto al 987650003",
  name: "Grúa de Huellatitulo",
  slug: "grua-de-huellatitulo",
  manufacturer: "Huellamarca",
  model: "Huellamodelo",
}

async function writeMessage(email: string) {
  const message = { email, name: "Huellamensaje", message: "Busco una excavadora." }
  await api.database.insert(contactMessages).values({ ...message, idempotencyKey: randomUUID() })
}

async function addDueAccount(given: Parameters<typeof addUser>[1] = {}) {
  const leaving = { pro: true, confirmedAt: yesterday, deletionDueAt: yesterday }
  return addUser(api.database, { ...leaving, ...given })
}

/** Everything the account requested and used, and the team's notes about it and one of its ads. */
async function addRequestsAndNotes(userId: number, adId: number, authorId: number) {
  const { database } = api
  const codes = { confirmHash: hashToken("huella-si"), stopHash: hashToken("huella-no") }
  const times = { requestedAt: yesterday, expiresAt: tomorrow, stoppableUntil: tomorrow }
  const newEmail = "huella.nueva@wara.test"
  const change = { userId, oldEmail: traces.email, newEmail, ...codes, ...times }
  await database.insert(emailChanges).values(change)
  const { companyName, businessActivity, companyRut } = traces
  const company = { companyName, businessActivity, companyRut }
  const request = { userId, ...company, message: "Huellasolicitud", createdAt: yesterday }
  await database.insert(proRequests).values(request)
  const asked = { name: "Huellanombre", email: traces.email, message: "Huelladerecho" }
  const deadlines = { goalDay: "2026-12-16", limitDay: "2026-12-24", createdAt: yesterday }
  await database.insert(rightsRequests).values([
    {
      ...asked,
      ...deadlines,
      userId,
      right: "access",
      state: "open",
      idempotencyKey: randomUUID(),
    },
    {
      ...{ ...asked, ...deadlines, right: "block", state: "refused", answer: "Huellarespuesta" },
      ...{ closedAt: yesterday, idempotencyKey: randomUUID() },
    },
  ])
  const link = { codeHash: hashToken("huella-enlace"), inboxHash: hashInbox(traces.email) }
  await database.insert(rightsLinks).values({ ...link, createdAt: yesterday, expiresAt: tomorrow })
  expect(await claimFreeCredits(database, userId, yesterday)).toBe(true)
  await database.insert(staffNotes).values([
    { userId, authorId, text: "Huellanota de la cuenta" },
    { adId, authorId, text: "Huellanota del aviso" },
  ])
}

/** What the person saw, asked without an account, and was asked, each with texts. */
async function addLedger(id: number, about: { asked: number; received: number }) {
  const { database } = api
  const [other] = await database.select().from(ads).where(eq(ads.id, about.asked))
  const seller = { adId: about.asked, sellerId: other?.ownerId ?? 0 }
  await database
    .insert(leads)
    .values({ ...seller, buyerId: id, channel: "phone", day: "2026-11-21" })
  const texts = { channel: "form", message: "Huellaconsulta", note: "Huellanota" } as const
  const written = await database
    .insert(leads)
    .values([
      { ...seller, ...texts, name: "Huella", email: traces.email, idempotencyKey: randomUUID() },
      {
        ...{ adId: about.received, sellerId: id, buyerId: other?.ownerId ?? 0 },
        ...{ ...texts, name: "Ana", email: "ana@wara.test", idempotencyKey: randomUUID() },
      },
    ])
    .returning({ leadId: leads.id })
  for (const { leadId } of written) {
    const message = {
      leadId,
      author: "buyer",
      text: "Huellamensaje",
      createdAt: yesterday,
    } as const
    await database.insert(leadMessages).values({ ...message, idempotencyKey: randomUUID() })
  }
  await database
    .insert(leadTemplates)
    .values({ userId: id, position: 0, title: "Huella", text: "x" })
  const spelled = traces.email.replace("@", "+otra@")
  const block = { userId: other?.ownerId ?? 0, email: spelled, createdAt: yesterday }
  await database.insert(leadBlocks).values(block)
}

test("[B8.4] [B8.12] [B8.112] [B9.76] [B10.15] [B10.48] [B10.73] [B5.26] [B5.27] [B5.29] [B5.32] [B10.116] due accounts are erased from every table and legal records stay, under concurrency", async () => {
  const { database } = api
  const avatarId = await addPicture(database, "huella-avatar")
  const id = await addDueAccount({ ...traces, kind: "company", avatarId })
  await database.insert(uploads).values({ fileId: avatarId, ownerId: id, type: "avatar" })
  await api.storage.put("huella-avatar.webp", Buffer.from("huella"), "image/webp")
  const token = await addSession(database, id)
  const link = { userId: id, expiresAt: tomorrow, tokenHash: hashToken("huella") }
  await database.insert(oneTimeTokens).values({ ...link, purpose: "reset_password" })
  await database.insert(secondFactors).values({ userId: id, secret: "JBSWY3DPEHPK3PXP" })
  await database.insert(recoveryCodes).values({ userId: id, codeHash: Buffer.alloc(32, 7) })
  await database.insert(identities).values({ userId: id, provider: "google", subject: "huella-1" })
  const consent = { userId: id, granted: true, version: "2026-11-21" }
  await database.insert(consents).values({ ...consent, kind: "terms" })
  const price = { savedPrice: 1_000, savedCurrency: "CLP", savedAt: yesterday } as const
  const saved = await addAd(database)
  await database.insert(favourites).values({ userId: id, adId: saved, ...price })
  const event = { kind: "saved_drop", eventAt: yesterday, mailedAt: yesterday } as const
  await database.insert(favouriteNotices).values({ userId: id, adId: saved, ...event })
  await database
    .insert(mailOptOuts)
    .values({ userId: id, kind: "saved_drop", createdAt: yesterday })
  const week = { kind: "weekly_figures", occasion: "2026-01-05", mailedAt: yesterday } as const
  await database.insert(sellerMails).values({ userId: id, ...week })
  const adIds: number[] = []
  for (const state of [
    "active",
    "pending",
    "changes_requested",
    "expired",
    "rejected",
    "draft",
  ] as const) {
    const slug = `${adTraces.slug}-${adIds.length}`
    adIds.push(await addAd(database, { ...adTraces, slug, ownerId: id, state }))
  }
  const [active = 0] = adIds
  await addGallery(database, active, ["huella-galeria"])
  await database.insert(adDaily).values({ adId: active, day: "2026-01-02", views: 7 })
  const reviewId = await addReview(database, active, { name: "Huellatitulo" })
  const signals = [{ kind: "contact", weight: 15, quotes: ["huella.correo"] }]
  await database.insert(adRisks).values({ reviewId, score: 15, signals, computedAt: yesterday })
  await giveCredits(database, id, { available: 1, onAds: [active] })
  await writeMessage(traces.email.toUpperCase())
  const visit = { key: randomUUID(), userId: id, name: "Huellanombre", email: traces.email }
  await database.insert(recordings).values({ ...visit, path: "/" })
  await database.execute(
    sql`insert into recording_parts select id, 0, '["huella"]' from recordings`,
  )
  const other = await addAd(database)

  const actorId = await addUser(database, { role: "moderator" })
  await addRequestsAndNotes(id, active, actorId)
  await addLedger(id, { asked: other, received: active })
  const gift = { kind: "featured", count: 1, note: "Por la espera", key: randomUUID() } as const
  await giveGift(api, { ...gift, userId: id, actorId })

  const counts = await Promise.all([1, 2, 3].map(() => deleteDueAccounts(api, now)))
  expect(counts.sort()).toEqual([0, 0, 1])
  expect(await deleteDueAccounts(api, now)).toBe(0)

  const [row] = await database.select().from(users).where(eq(users.id, id))
  expect(row).toMatchObject({ deletedAt: now, deletionDueAt: null, pro: false, avatarId: null })
  const ofAccount = [
    sessions,
    secondFactors,
    recoveryCodes,
    oneTimeTokens,
    identities,
    consents,
    emailChanges,
    proRequests,
    favourites,
    favouriteNotices,
    sellerMails,
    mailOptOuts,
  ]
  for (const table of ofAccount) {
    expect(await database.$count(table, eq(table.userId, id))).toBe(0)
  }
  const left = await database
    .select({ state: ads.state, endedAt: ads.endedAt })
    .from(ads)
    .where(eq(ads.ownerId, id))
    .orderBy(ads.id)
  expect(left.map(({ state }) => state)).toEqual([
    "deactivated",
    "deactivated",
    "deactivated",
    "expired",
    "rejected",
  ])
  expect(left[0]?.endedAt).toEqual(now)
  expect(await database.$count(adImages, eq(adImages.adId, active))).toBe(0)
  expect(await database.$count(adDaily, eq(adDaily.adId, active))).toBe(0)
  expect(await database.$count(adRisks)).toBe(0)
  expect(await database.$count(files, eq(files.id, avatarId))).toBe(0)
  expect(await database.$count(adReservations, eq(adReservations.ownerId, id))).toBe(2)
  expect(await database.$count(staffNotes)).toBe(0)
  // The claim stays, without the RUT: free credits are granted once, also after a deletion.
  expect(await database.$count(freeCreditClaims, eq(freeCreditClaims.ownerId, id))).toBe(2)
  expect(await database.$count(rightsLinks)).toBe(0)
  // Requests stay without their person; one that waited ends with the account.
  const requests = await database.select().from(rightsRequests).orderBy(rightsRequests.id)
  expect(requests).toMatchObject([
    { right: "access", state: "withdrawn", closedAt: now, userId: null, email: null },
    { right: "block", state: "refused", closedAt: yesterday, name: "", answer: "" },
  ])
  const [untouched] = await database.select().from(ads).where(eq(ads.id, other))
  expect(untouched?.state).toBe("active")

  // Nobody may pose as the person by taking the name that links still lead to.
  const wanted = { username: traces.username.toUpperCase(), userId: null }
  expect(await isUsernameReserved(database, wanted, now)).toBe(true)
  // Titles may name a person, and the public remainder of ended ads stays for ever.
  const remains = await api.app.inject("/api/ended-ads?pageSize=100")
  expect(remains.body).not.toMatch(/huella|Anuncio eliminado/i)
  const shown = await api.app.inject({
    url: "/api/users/me",
    headers: { authorization: `Bearer ${token}` },
  })
  expect(shown.statusCode).toBe(401)
  expect(await api.storage.get("huella-avatar.webp")).toBeNull()
  expect(await database.$count(recordingParts)).toBe(0)
  expect(await database.$count(leads)).toBe(3)
  const everything = await dump(await erasedTables())
  for (const text of ["huella", traces.companyRut, traces.rut, "8765000"]) {
    expect(everything.toLowerCase()).not.toContain(text.toLowerCase())
  }
})

/** Tables of which jobs take away what is left, with the job. */
const leftToJobs: Record<string, string> = {
  files: "uploads-cleanup",
  ad_count_changes: "ad-counts",
  ad_text_changes: "vocabulary",
}

/** Every other table: a new one is part of an erasure, or this test fails. */
async function erasedTables(): Promise<string[]> {
  const { rows } = await api.database.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  return rows.map(({ name }) => name).filter((name) => !(name in leftToJobs))
}

/** The rows of tables as text. */
async function dump(tables: string[]): Promise<string> {
  const texts = []
  for (const table of tables) {
    const query = sql`select coalesce(string_agg(t::text, ' '), '') as text from ${sql.identifier(table)} t`
    texts.push((await api.database.execute<{ text: string }>(query)).rows[0]?.text ?? "")
  }
  return texts.join(" ")
}

test("charged orders stay as tax records, the others without personal data", async () => {
  const { database } = api
  const id = await addDueAccount()
  const buyer = { buyerName: "Huella Compra", buyerEmail: "huella.compra@wara.test" }
  const unpaid = await addOrder(database, id, {
    ...buyer,
    state: "failed",
    isInvoice: true,
    invoice,
  })
  const payment = { payment: taken, paidAt: yesterday, token: "huella" }
  const paid = await addOrder(database, id, { ...buyer, ...payment, state: "paid" })
  await deleteDueAccounts(api, now)
  const rows = await database.select().from(orders).where(eq(orders.ownerId, id)).orderBy(orders.id)
  expect(rows).toMatchObject([
    { id: unpaid, buyerName: "", buyerEmail: "", invoice: null, total: 5_990 },
    { id: paid, ...buyer },
  ])
})

const invoice = {
  rut: "76086428-5",
  company_name: "Huellaempresa SpA",
  business_activity: "Huellagiro",
  address: "Huellacalle 123",
  commune: "Talca",
  email: "huella.factura@wara.test",
}
const taken = {
  authorization_code: "123456",
  payment_type_code: "VD",
  card_number: "7763",
  installments_number: 0,
  installments_amount: null,
  transaction_date: yesterday.toISOString(),
  accounting_date: "1121",
  response_code: 0,
}

test("e-mail and username can be used again", async () => {
  const name = { username: "libre.luego", email: "libre.luego@wara.test" }
  await addDueAccount(name)
  await deleteDueAccounts(api, now)
  expect(await addUser(api.database, name)).toBeGreaterThan(0)
})

/** Starts an action during an erasure, and ends the erasure once the action waits. */
async function duringErasure<Result>(ownerId: number, begin: () => Promise<Result>) {
  const { begun, waited } = await api.database.transaction(async (transaction) => {
    expect(await lockDuePerson(transaction, ownerId, now)).not.toBeNull()
    let isOver = false
    const begun = Promise.allSettled([begin()]).finally(() => {
      isOver = true
    })
    let waiting = 0
    await expect
      .poll(async () => {
        waiting = await waitingForLocks(api)
        return isOver || waiting > 0
      })
      .toBe(true)
    await deleteAccess(transaction, ownerId)
    await eraseAds(transaction, ownerId, now)
    await eraseAccount(transaction, ownerId, now)
    return { begun, waited: waiting > 0 }
  })
  return { outcome: (await begun)[0], waited }
}

const draft = emptyDraft()

test.each([
  [
    "saves a draft",
    "draft",
    "NotFoundError",
    (key) => saveDraft(api.database, key, { version: 1, draft }, now),
  ],
  ["deletes a draft", "draft", "NotFoundError", (key) => removeAd(api.database, key, new Date())],
  [
    "ends an ad",
    "active",
    "ConflictError",
    (key) =>
      api.database.transaction((step) => deactivateAd(step, { ...key, reason: "sold" }, now)),
  ],
] satisfies [
  string,
  AdState,
  string,
  (key: { adId: number; ownerId: number }) => Promise<unknown>,
][])(
  "an owner who %s during the erasure waits for it, without deadlock",
  async (_, state, code, step) => {
    const ownerId = await addDueAccount()
    const adId = await addAd(api.database, { ownerId, state })
    if (state === "draft") await api.database.insert(adDrafts).values({ adId, content: draft })
    const { outcome, waited } = await duringErasure<unknown>(ownerId, () => step({ adId, ownerId }))
    expect(waited).toBe(true)
    expect(outcome).toMatchObject({ status: "rejected", reason: { code } })
  },
)

test("a Google log-in during the erasure waits for it, without deadlock", async () => {
  const userId = await addDueAccount()
  const link = { userId, tokenHash: hashToken("de-vuelta"), expiresAt: tomorrow }
  await api.database.insert(oneTimeTokens).values({ ...link, purpose: "google_login" })
  const device = { name: "", hash: null }
  const redeem = { provider: "google", code: "de-vuelta", binding: null, device, now } as const
  const { outcome } = await duringErasure<unknown>(userId, () =>
    redeemCode(api, { ...redeem, network: "198.51.100.7" }),
  )
  expect(outcome).toMatchObject({ status: "rejected", reason: { code: "LinkExpiredError" } })
})

test("scheduled jobs skip ads of an account being erased", async () => {
  const ownerId = await addDueAccount()
  const ended = await addAd(api.database, { ownerId, state: "active", expiresAt: yesterday })
  const typed = await addAd(api.database, { ownerId, state: "draft" })
  const savedAt = new Date(now.getTime() - 200 * 86_400_000)
  await api.database.insert(adDrafts).values({ adId: typed, content: draft, savedAt })
  const { outcome, waited } = await duringErasure(ownerId, async () => {
    const signal = new AbortController().signal
    return [await expireAds(api, now), await purgeDrafts(api.database, now, signal)]
  })
  expect([outcome, waited]).toEqual([{ status: "fulfilled", value: [0, 0] }, false])
  const left = await api.database.select().from(ads).where(eq(ads.ownerId, ownerId))
  expect(left.map(({ id, state }) => [id, state])).toEqual([[ended, "deactivated"]])
})

test("accounts are not erased early, after a cancellation, or as staff", async () => {
  const early = await addDueAccount({ deletionDueAt: tomorrow })
  const stays = await addDueAccount({ deletionDueAt: null })
  const team = await addDueAccount({ role: "moderator" })
  expect(await deleteDueAccounts(api, now)).toBe(0)
  const isRetained = sql`${users.id} in (${early}, ${stays}, ${team}) and ${users.deletedAt} is null`
  expect(await api.database.$count(users, isRetained)).toBe(3)
})

test("an account cancelled at the last moment is not erased", async () => {
  const id = await addUser(api.database, { deletionDueAt: yesterday })
  await api.database.transaction(async (transaction) => {
    await transaction.update(users).set({ deletionDueAt: null }).where(eq(users.id, id))
    expect(await deleteDueAccounts(api, now)).toBe(0)
  })
  const [person] = await api.database.select().from(users).where(eq(users.id, id))
  expect(person?.deletedAt).toBeNull()
})

test("messages of an unconfirmed address may be another person's and stay", async () => {
  const email = "ajena@faena.cl"
  await addDueAccount({ email, confirmedAt: null })
  await writeMessage(email)
  expect(await deleteDueAccounts(api, now)).toBe(1)
  expect(await api.database.$count(contactMessages, eq(contactMessages.email, email))).toBe(1)
})

test("an account that cannot be deleted does not delay others, and is reported", async () => {
  const stuck = await addDueAccount({ username: "atascada" })
  const next = await addDueAccount()
  await api.database.execute(sql`
    create function stick() returns trigger language plpgsql as
      $$ begin if old.username = 'atascada' then raise exception 'stuck'; end if; return new; end $$`)
  await api.database.execute(
    sql`create trigger stick before update on users for each row execute function stick()`,
  )
  await expect(deleteDueAccounts(api, now)).rejects.toThrow("1 accounts could not")
  const rows = await api.database
    .select({ id: users.id, deletedAt: users.deletedAt })
    .from(users)
    .where(sql`id in (${stuck}, ${next})`)
    .orderBy(users.id)
  expect(rows.map(({ deletedAt }) => deletedAt)).toEqual([null, now])
})
