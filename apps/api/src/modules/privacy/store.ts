import { randomBytes } from "node:crypto"
import type { Consent } from "@wara/contract/account"
import { privateAdFields } from "@wara/domain/ads/ad-fields"
import { adTransitions } from "@wara/domain/ads/ad-lifecycle"
import { adSlug } from "@wara/domain/ads/ad-name"
import { adTexts } from "@wara/domain/ads/ad-texts"
import { and, desc, eq, inArray, isNull, lte, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { lockAccount, type StoredUser } from "../../database/lock-user.ts"
import {
  consents,
  emailChanges,
  identities,
  oneTimeTokens,
  sessions,
  users,
} from "../../database/schema/accounts.ts"
import { sellerMails } from "../../database/schema/ad-figures.ts"
import { ads } from "../../database/schema/ads.ts"
import { favouriteNotices, favourites } from "../../database/schema/favourites.ts"
import { logInRecords } from "../../database/schema/log-in-records.ts"
import { mailOptOuts } from "../../database/schema/mail-opt-outs.ts"
import { proRequests } from "../../database/schema/pro-requests.ts"
import { recoveryCodes, secondFactors } from "../../database/schema/second-factors.ts"
import { uploads } from "../../database/schema/uploads.ts"

/** A person's granted and withdrawn consents, newest first. */
export async function listConsents(database: Database, userId: number): Promise<Consent[]> {
  const rows = await database
    .select()
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.id))
  return rows.map(({ kind, granted, version, textHash, createdAt }) => ({
    kind,
    granted,
    version,
    text_hash: textHash?.toString("hex") ?? null,
    created_at: createdAt.toISOString(),
  }))
}

/** A person who requested deletion, with the data that proves their identity. */
export type LeavingPerson = Pick<
  StoredUser,
  "id" | "email" | "username" | "firstname" | "passwordHash" | "confirmedAt" | "deletionDueAt"
>

const columns = {
  id: users.id,
  email: users.email,
  firstname: users.firstname,
  passwordHash: users.passwordHash,
  username: users.username,
  confirmedAt: users.confirmedAt,
  deletionDueAt: users.deletionDueAt,
}

/** The person of an account; null when it is deleted. */
export async function findPerson(database: Database, id: number): Promise<LeavingPerson | null> {
  const [person] = await database
    .select(columns)
    .from(users)
    .where(and(eq(users.id, id), isNull(users.deletedAt)))
  return person ?? null
}

const isDue = (now: Date) =>
  and(lte(users.deletionDueAt, now), isNull(users.deletedAt), eq(users.role, "user"))

export async function listDueAccounts(database: Database, now: Date): Promise<number[]> {
  const due = await database.select({ id: users.id }).from(users).where(isDue(now))
  return due.map(({ id }) => id)
}

/**
 * Locks the person of a due account; null when another transaction is processing it or it is not
 * due any more.
 */
export async function lockDuePerson(
  transaction: Database,
  id: number,
  now: Date,
): Promise<LeavingPerson | null> {
  const person = await lockAccount(transaction, { id }, { skipLocked: true })
  const dueAt = person?.role === "user" ? person.deletionDueAt : null
  return dueAt !== null && dueAt <= now ? person : null
}

export async function listUploadsOf(database: Database, ownerId: number): Promise<number[]> {
  const rows = await database
    .select({ fileId: uploads.fileId })
    .from(uploads)
    .where(eq(uploads.ownerId, ownerId))
  return rows.map(({ fileId }) => fileId)
}

/** Sets or clears the date on which an account will be deleted. */
export async function setDeletionDue(
  transaction: Database,
  id: number,
  dueAt: Date | null,
): Promise<void> {
  await transaction.update(users).set({ deletionDueAt: dueAt }).where(eq(users.id, id))
}

/** Removes the personal data of an account; the row stays, because credits and ads refer to it. */
export async function eraseAccount(transaction: Database, id: number, now: Date): Promise<void> {
  // Random, so that it can never match the address or name of a later account.
  const anonymousName = `deleted-${randomBytes(10).toString("hex")}`
  await transaction
    .update(users)
    .set({
      email: `${anonymousName}@deleted.invalid`,
      username: anonymousName,
      passwordHash: null,
      kind: "person",
      firstname: "",
      lastname: "",
      companyName: null,
      businessActivity: null,
      companyRut: null,
      rut: null,
      phone: null,
      pro: false,
      description: "",
      communeId: null,
      address: null,
      avatarId: null,
      coverId: null,
      confirmedAt: null,
      emailProved: false,
      usernameChangedAt: null,
      dataBlockedAt: null,
      deletionDueAt: null,
      blockedReason: null,
      deletedAt: now,
    })
    .where(eq(users.id, id))
}

const tablesOfAccount = [
  sessions,
  logInRecords,
  secondFactors,
  recoveryCodes,
  oneTimeTokens,
  emailChanges,
  proRequests,
  identities,
  consents,
  favourites,
  favouriteNotices,
  sellerMails,
  mailOptOuts,
]

/**
 * Deletes everything that opens the account (sessions, links), its consents and requests, and the
 * ads that it saved.
 */
export async function deleteAccess(transaction: Database, userId: number): Promise<void> {
  for (const table of tablesOfAccount) {
    await transaction.delete(table).where(eq(table.userId, userId))
  }
}

/** Start of the slugs of erased ads; the number of the ad follows. */
const erasedSlug = adSlug(adTexts.erased, 0).slice(0, -1)

/**
 * Deletes ads that were never public. The others stay as records without personal data: public ads
 * and those in review end as withdrawn, and titles, addresses of the page, pictures, contact data and
 * free text are removed from all of them, from their submissions and from the team's notes.
 */
export async function eraseAds(transaction: Database, ownerId: number, now: Date): Promise<void> {
  await transaction.execute(sql`
    delete from staff_notes where user_id = ${ownerId}
      or ad_id in (select id from ads where owner_id = ${ownerId})`)
  await transaction.execute(sql`
    delete from ad_daily using ads where ads.id = ad_daily.ad_id and ads.owner_id = ${ownerId}`)
  await transaction.execute(sql`
    delete from ad_images using ads where ads.id = ad_images.ad_id and ads.owner_id = ${ownerId}`)
  await transaction.execute(sql`
    delete from ad_reviews using ads where ads.id = ad_reviews.ad_id and ads.owner_id = ${ownerId}`)
  await transaction.execute(sql`
    delete from ad_holds using ads where ads.id = ad_holds.ad_id and ads.owner_id = ${ownerId}`)
  await transaction.execute(sql`
    update orders set ad_id = null from ads where ads.id = orders.ad_id
      and ads.owner_id = ${ownerId} and ads.state in ('draft', 'awaiting_payment')`)
  await transaction.execute(sql`
    delete from ad_drafts using ads where ads.id = ad_drafts.ad_id and ads.owner_id = ${ownerId}`)
  await transaction.execute(sql`
    delete from ads where owner_id = ${ownerId} and state in ('draft', 'awaiting_payment')
      and not exists (select from ad_reservations where ad_id = ads.id)
      and not exists (select from ad_featured_reservations where ad_id = ads.id)
      and not exists (select from credit_movements where ad_id = ads.id)`)
  const { from, to } = adTransitions.erase
  await transaction
    .update(ads)
    .set({ state: to, endedAt: now })
    .where(and(eq(ads.ownerId, ownerId), inArray(ads.state, [...from])))
  await transaction.execute(sql`
    update ads set ${sql.join(
      privateAdFields.map((name) => sql`${sql.identifier(name)} = null`),
      sql`, `,
    )}, description = '', ban_notes = '', manufacturer = '', model = '',
      name = ${adTexts.erased}, slug = ${erasedSlug}::text || id
    where owner_id = ${ownerId}`)
}

export async function deleteMessagesOf(transaction: Database, email: string): Promise<void> {
  await transaction.execute(
    sql`delete from contact_messages where lower(email) = lower(${email}::text)`,
  )
}
