import { type LeadTab, leadTabs } from "@wara/domain/leads/lead-lifecycle"
import { and, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import { isPublicAdSql } from "../../collections/public-ad-sql.ts"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"
import { ads } from "../../database/schema/ads.ts"
import { leads } from "../../database/schema/leads.ts"
import { wantedAds } from "../../database/schema/wanted-ads.ts"
import { isTypedBy } from "./lead-store.ts"

/** Whose leads: those that a seller got, or those that a user asked. */
export type LeadReader =
  | { side: "seller"; userId: number }
  | { side: "buyer"; userId: number; email: string | null }

/**
 * Written leads of a reader. Sellers have those that were delivered to them. Buyers have those of
 * the account, and those that its e-mail began without one when that is confirmed.
 */
export function leadsOf(reader: LeadReader): SQL | undefined {
  const written = and(isNull(leads.day), isNull(leads.anonymisedAt))
  if (reader.side === "seller") {
    return and(written, eq(leads.sellerId, reader.userId), sql`${leads.deliveredAt} is not null`)
  }
  const own = eq(leads.buyerId, reader.userId)
  const { email } = reader
  return and(written, email === null ? own : or(own, isTypedBy(email)))
}

/** To its buyer a dropped question is a new one. */
const shownState = (side: LeadReader["side"]): SQL =>
  side === "seller"
    ? sql`${leads.state}`
    : sql`case when ${leads.state} = 'spam' and ${leads.deliveredAt} is null then 'new'
        else ${leads.state} end`

const inTab = (tab: LeadTab, side: LeadReader["side"]): SQL =>
  sql`${shownState(side)} in (${sql.join(
    leadTabs[tab].map((state) => sql`${state}`),
    sql`, `,
  )})`

/** Whether the other side wrote something that the reader has not opened. */
const hasUnread = (side: LeadReader["side"]): SQL<boolean> =>
  sql<boolean>`exists (select from lead_messages as message where message.lead_id = ${leads.id}
    and message.author <> ${side} and message.read_at is null)`

const lastText = sql<string>`coalesce((select message.text from lead_messages as message
  where message.lead_id = ${leads.id} order by message.id desc limit 1), ${leads.message})`

/** What a lead is about: its ad, or the wanted ad that was answered without one. */
export const subject = sql<string>`coalesce(${ads.name}, ${wantedAds.name}, '')`

export type LeadFilter = { tab: LeadTab | null; ad: number | null }

const filtered = (reader: LeadReader, { ad, tab }: LeadFilter): SQL | undefined =>
  and(
    leadsOf(reader),
    tab === null ? undefined : inTab(tab, reader.side),
    ad === null ? undefined : eq(leads.adId, ad),
  )

/** A page of leads with their ads, those with the newest message first. */
export function listLeads(
  database: Database,
  reader: LeadReader,
  filter: LeadFilter,
  slice: { offset: number; limit: number },
) {
  return database
    .select({ lead: leads, ad: ads, subject, unread: hasUnread(reader.side), last: lastText })
    .from(leads)
    .leftJoin(ads, eq(ads.id, leads.adId))
    .leftJoin(wantedAds, eq(wantedAds.id, leads.wantedId))
    .where(filtered(reader, filter))
    .orderBy(desc(leads.lastMessageAt), desc(leads.id))
    .offset(slice.offset)
    .limit(slice.limit)
}

export type LeadListRow = Awaited<ReturnType<typeof listLeads>>[number]

export function countLeads(
  database: Database,
  reader: LeadReader,
  filter: LeadFilter,
): Promise<number> {
  return database.$count(leads, filtered(reader, filter))
}

/** One of a reader's leads; null when it is another person's. */
export async function findLeadOf(database: Database, reader: LeadReader, documentId: string) {
  const [found] = await database
    .select({ lead: leads })
    .from(leads)
    .where(and(leadsOf(reader), eq(leads.documentId, documentId)))
  return found ?? null
}

/** A lead with its ad. */
export async function findLeadWithAd(database: Database, id: number) {
  const [found] = await database
    .select({ lead: leads, ad: ads, subject })
    .from(leads)
    .leftJoin(ads, eq(ads.id, leads.adId))
    .leftJoin(wantedAds, eq(wantedAds.id, leads.wantedId))
    .where(eq(leads.id, id))
  return found ?? null
}

const leadAdRow = z.object({ id: z.number(), name: z.string(), leads: z.number() })

/** A reader's ads with leads, for a filter; those with the most leads first. */
export function countLeadsByAd(database: Database, reader: LeadReader) {
  return readRows(
    database,
    leadAdRow,
    sql`select ads.id, ads.name, count(*)::int as leads from ${leads}
      join ads on ads.id = ${leads.adId} where ${leadsOf(reader)}
      group by ads.id order by count(*) desc, ads.id limit 100`,
  )
}

/**
 * How long the seller of a public ad took to answer, in milliseconds, for the newest answered leads
 * of a span. Of any other ad none: its answer would say whose it is [B8.149]. Only people count who
 * have an account or used the link in their mail: a seller could type other addresses.
 */
export async function listAnswerTimes(
  database: Database,
  adId: number,
  since: Date,
): Promise<number[]> {
  const rows = await readRows(
    database,
    z.object({ ms: z.number() }),
    sql`select (extract(epoch from first_answer_at - delivered_at) * 1000)::float8 as ms from leads
      where seller_id = (select owner_id from ads where id = ${adId} and ${isPublicAdSql(sql`ads`)})
        and day is null and (buyer_id is not null or buyer_proved_at is not null)
        and channel <> 'wanted' and first_answer_at is not null and delivered_at >= ${since.toISOString()}::timestamptz
      order by delivered_at desc limit 500`,
  )
  return rows.map(({ ms }) => ms)
}
