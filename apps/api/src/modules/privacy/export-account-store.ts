import { asc, desc, eq, sql } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import {
  emailChanges,
  identities,
  oneTimeTokens,
  sessions,
  users,
} from "../../database/schema/accounts.ts"
import { sellerMails } from "../../database/schema/ad-figures.ts"
import { ads } from "../../database/schema/ads.ts"
import { contactMessages } from "../../database/schema/content.ts"
import { freeCreditClaims } from "../../database/schema/credits.ts"
import { favouriteNotices, favourites } from "../../database/schema/favourites.ts"
import { files } from "../../database/schema/files.ts"
import { mailOptOuts } from "../../database/schema/mail-opt-outs.ts"
import { proRequests } from "../../database/schema/pro-requests.ts"
import { uploads } from "../../database/schema/uploads.ts"
import { exportLogIns } from "../accounts/use-cases/log-in-records.ts"
import { instantOf } from "./export-ads-store.ts"
import type { DataExport } from "./export-schema.ts"

/** Account dates that are not part of what the person sees of the account. */
export async function exportAccountDates(database: Database, id: number) {
  const [user] = await database.select().from(users).where(eq(users.id, id))
  if (!user) throw new Error("the account of a session does not exist")
  return {
    confirmed_at: instantOf(user.confirmedAt),
    username_changed_at: instantOf(user.usernameChangedAt),
    blocked_at: instantOf(user.blockedAt),
    blocked_reason: user.blockedReason,
    updated_at: user.updatedAt.toISOString(),
  }
}

/** Access data of the account: sessions, providers and e-mail links, without any secrets. */
export async function exportAccess(
  database: Database,
  userId: number,
): Promise<Pick<DataExport, "sessions" | "log_ins" | "identities" | "links">> {
  const opened = await database
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(sessions.id))
  const linked = await database.select().from(identities).where(eq(identities.userId, userId))
  const sent = await database
    .select()
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.userId, userId))
    .orderBy(asc(oneTimeTokens.id))
  return {
    sessions: opened.map((session) => ({
      device: session.device,
      created_at: session.createdAt.toISOString(),
      last_used_at: session.lastUsedAt.toISOString(),
      expires_at: session.expiresAt.toISOString(),
      ended_at: instantOf(session.revokedAt),
    })),
    log_ins: await exportLogIns(database, userId),
    identities: linked.map(({ provider, subject, createdAt }) => ({
      provider,
      subject,
      created_at: createdAt.toISOString(),
    })),
    links: sent.map(({ purpose, createdAt, expiresAt, usedAt }) => ({
      purpose,
      created_at: createdAt.toISOString(),
      expires_at: expiresAt.toISOString(),
      used_at: instantOf(usedAt),
    })),
  }
}

export async function exportUploads(
  database: Database,
  ownerId: number,
): Promise<DataExport["uploads"]> {
  const rows = await database
    .select({ url: files.url, type: uploads.type, createdAt: uploads.createdAt })
    .from(uploads)
    .innerJoin(files, eq(files.id, uploads.fileId))
    .where(eq(uploads.ownerId, ownerId))
    .orderBy(asc(uploads.fileId))
  return rows.map(({ createdAt, ...upload }) => ({
    ...upload,
    created_at: createdAt.toISOString(),
  }))
}

export async function exportMessages(
  database: Database,
  email: string,
): Promise<DataExport["contact_messages"]> {
  const rows = await database
    .select()
    .from(contactMessages)
    .where(eq(sql`lower(${contactMessages.email})`, email.toLowerCase()))
    .orderBy(asc(contactMessages.id))
  return rows.map(({ email: from, name, company, phone, message, createdAt }) => ({
    email: from,
    name,
    company,
    phone,
    message,
    created_at: createdAt.toISOString(),
  }))
}

/** The ads that the person saved, by their addresses. */
export async function exportFavourites(
  database: Database,
  userId: number,
): Promise<DataExport["favourites"]> {
  const rows = await database
    .select({ ad: ads.slug, favourite: favourites })
    .from(favourites)
    .innerJoin(ads, eq(ads.id, favourites.adId))
    .where(eq(favourites.userId, userId))
    .orderBy(desc(favourites.savedAt), desc(ads.id))
  return rows.map(({ ad, favourite }) => ({
    ad,
    saved_price: favourite.savedPrice,
    saved_currency: favourite.savedCurrency,
    saved_at: favourite.savedAt.toISOString(),
    note: favourite.note,
  }))
}

/** What the person was mailed about saved and own ads, and which mails are switched off. */
export async function exportOptionalMails(
  database: Database,
  userId: number,
): Promise<Pick<DataExport, "favourite_notices" | "seller_mails" | "mail_opt_outs">> {
  const notices = await database
    .select({ ad: ads.slug, notice: favouriteNotices })
    .from(favouriteNotices)
    .innerJoin(ads, eq(ads.id, favouriteNotices.adId))
    .where(eq(favouriteNotices.userId, userId))
    .orderBy(asc(favouriteNotices.mailedAt), asc(ads.id))
  const ofSeller = await database
    .select({ ad: ads.slug, mail: sellerMails })
    .from(sellerMails)
    .leftJoin(ads, eq(ads.id, sellerMails.adId))
    .where(eq(sellerMails.userId, userId))
    .orderBy(asc(sellerMails.mailedAt), asc(sellerMails.adId))
  const off = await database.select().from(mailOptOuts).where(eq(mailOptOuts.userId, userId))
  return {
    favourite_notices: notices.map(({ ad, notice }) => ({
      ad,
      kind: notice.kind,
      event_at: notice.eventAt.toISOString(),
      mailed_at: notice.mailedAt.toISOString(),
    })),
    seller_mails: ofSeller.map(({ ad, mail }) => ({
      ad,
      kind: mail.kind,
      occasion: mail.occasion,
      mailed_at: mail.mailedAt.toISOString(),
    })),
    mail_opt_outs: off.map(({ createdAt, kind }) => ({
      kind,
      created_at: createdAt.toISOString(),
    })),
  }
}

/** The person's requests: changes of e-mail, professional status, and free credits by a RUT. */
export async function exportRequests(
  database: Database,
  userId: number,
): Promise<Pick<DataExport, "email_changes" | "pro_requests" | "free_credit_claims">> {
  const changes = await database
    .select()
    .from(emailChanges)
    .where(eq(emailChanges.userId, userId))
    .orderBy(asc(emailChanges.id))
  const requests = await database
    .select()
    .from(proRequests)
    .where(eq(proRequests.userId, userId))
    .orderBy(asc(proRequests.id))
  const claims = await database
    .select({ claimedAt: freeCreditClaims.claimedAt })
    .from(freeCreditClaims)
    .where(eq(freeCreditClaims.ownerId, userId))
    .orderBy(asc(freeCreditClaims.claimedAt))
  return {
    email_changes: changes.map((change) => ({
      old_email: change.oldEmail,
      new_email: change.newEmail,
      requested_at: change.requestedAt.toISOString(),
      confirmed_at: instantOf(change.confirmedAt),
      ended_at: instantOf(change.endedAt),
    })),
    pro_requests: requests.map((request) => ({
      state: request.state,
      company_name: request.companyName,
      business_activity: request.businessActivity,
      company_rut: request.companyRut,
      message: request.message,
      reason: request.reason,
      created_at: request.createdAt.toISOString(),
      decided_at: instantOf(request.decidedAt),
    })),
    free_credit_claims: claims.map(({ claimedAt }) => ({ claimed_at: claimedAt.toISOString() })),
  }
}
