import { randomUUID } from "node:crypto"
import { rutOf } from "@wara/domain/accounts/rut"
import { type AdDraft, draftOfContent } from "@wara/domain/ads/ad-draft"
import type { AdContent } from "@wara/domain/ads/ad-schema"
import { eq } from "drizzle-orm"
import { users } from "../src/database/schema/accounts.ts"
import { ads } from "../src/database/schema/ads.ts"
import { communes } from "../src/database/schema/catalog.ts"
import { uploads } from "../src/database/schema/uploads.ts"
import { submitAd } from "../src/modules/ads/use-cases/submit-ad.ts"
import { addAd } from "./add-ad.ts"
import { addPicture } from "./add-picture.ts"
import { addSession, addUser } from "./add-user.ts"
import type { TestApp } from "./create-test-app.ts"
import { giveCredits } from "./give-credits.ts"

/** A logged-in user who may publish. */
export type TestSeller = { id: number; email: string; token: string }

let sellers = 0

/** A user with a confirmed e-mail, an own RUT and credits. */
export async function addTestSeller(
  { database }: TestApp,
  given: Partial<typeof users.$inferInsert> & { credits?: number; featured?: number } = {},
): Promise<TestSeller> {
  const { credits = 0, featured = 0, ...columns } = given
  sellers += 1
  const rut = rutOf(10_000_000 + sellers)
  const id = await addUser(database, { confirmedAt: new Date(), rut, ...columns })
  if (credits > 0) await giveCredits(database, id, { available: credits })
  if (featured > 0) await giveCredits(database, id, { kind: "featured", available: featured })
  const [person] = await database.select({ email: users.email }).from(users).where(eq(users.id, id))
  return { id, email: person?.email ?? "", token: await addSession(database, id) }
}

/** A picture that a user uploaded for an ad. */
export async function addUpload({ database }: TestApp, ownerId: number): Promise<number> {
  const fileId = await addPicture(database, `upload-${randomUUID()}`)
  await database.insert(uploads).values({ fileId, ownerId, type: "gallery" })
  return fileId
}

/** Content that may be submitted; its category, condition, place and pictures are in the database. */
export async function buildContent(
  api: TestApp,
  ownerId: number,
  given: Partial<AdContent> = {},
): Promise<AdContent> {
  const known = await addAd(api.database, { state: "deactivated" })
  const [row] = await api.database
    .select({ ad: ads, region: communes.regionId })
    .from(ads)
    .innerJoin(communes, eq(communes.id, ads.communeId))
    .where(eq(ads.id, known))
  await api.database.delete(ads).where(eq(ads.id, known))
  return {
    name: "Toyota 8FG25 forklift",
    category: row?.ad.categoryId ?? 0,
    currency: "CLP",
    price: 12_500_000,
    description: "Looked over in a workshop, with its meter in sight.",
    email: "ventas@faena.cl",
    phone: "+56912345678",
    region: row?.region ?? 0,
    commune: row?.ad.communeId ?? 0,
    address: "Camino a Melipilla",
    address_number: "1200",
    condition: row?.ad.conditionId ?? 0,
    manufacturer: "Toyota",
    model: "8FG25",
    year: 2019,
    serial_number: "SN-77",
    weight: 3_800,
    width: 115.5,
    height: 211,
    depth: 260,
    gallery: [await addUpload(api, ownerId)],
    ...given,
  }
}

/** An ad in its first review, with a credit; returns its id. */
export async function addPendingAd(
  api: TestApp,
  owner: TestSeller,
  given: { content?: Partial<AdContent>; featured?: boolean; now?: Date } = {},
): Promise<number> {
  const { featured = false, now = new Date() } = given
  const content = await buildContent(api, owner.id, given.content)
  const [draft] = await api.database
    .insert(ads)
    .values({ ownerId: owner.id, name: "", slug: `draft-${randomUUID()}` })
    .returning({ id: ads.id })
  if (!draft) throw new Error("no draft was added")
  await giveCredits(api.database, owner.id, { available: 1 })
  if (featured) await giveCredits(api.database, owner.id, { kind: "featured", available: 1 })
  const submission = { adId: draft.id, ownerId: owner.id, featured, content }
  await api.database.transaction((transaction) =>
    submitAd(transaction, api.config, submission, now),
  )
  return draft.id
}

/** Id of an ad's pending submission. */
export async function waitingReview({ pool }: TestApp, adId: number): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    "select id from ad_reviews where ad_id = $1 and state = 'pending'",
    [adId],
  )
  const [review] = rows
  if (!review) throw new Error("nothing waits for review")
  return review.id
}

/** A draft with this content, of a saved or a new ad; paid with a credit if there is one. */
export function draftWith(content: AdContent, adId: number | null, featured = false): AdDraft {
  const draft = draftOfContent(content)
  const { serial_number } = content
  return { ...draft, featured, ad: { ...draft.ad, serial_number, ad_id: adId } }
}

/** The body that submits a draft which credits pay for. */
export function submissionOf(draft: AdDraft, given: object = {}) {
  const free = { total: 0, checkout: null, save_contact: false }
  return { key: randomUUID(), version: 1, draft, ...free, ...given }
}

/** Calls an owner's endpoint. */
export async function callOwn(
  { app }: TestApp,
  token: string | null,
  call: `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`,
  data?: unknown,
) {
  const [method, path] = call.split(" ", 2)
  const known = (["GET", "POST", "PUT", "DELETE"] as const).find((one) => one === method)
  const answer = await app.inject({
    method: known ?? "GET",
    url: `/api${path}`,
    ...(token === null ? {} : { headers: { authorization: `Bearer ${token}` } }),
    ...(data === undefined ? {} : { payload: { data } }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
