import { figuresSchema } from "@wara/contract/ad-figures"
import type { SellerMail } from "@wara/domain/accounts/optional-mails"
import { quietDays } from "@wara/domain/figures/ad-ideas"
import { figureDays } from "@wara/domain/figures/ad-signal"
import { comparedAfterDays } from "@wara/domain/figures/figure-rules"
import { chileanDay, timeZone } from "@wara/domain/site/chilean-dates"
import { days } from "@wara/domain/time"
import { eq, lt, type SQL, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { type Batches, deleteInBatches } from "../../database/delete-in-batches.ts"
import { readRows } from "../../database/read-rows.ts"
import { mailedWeeks, sellerMails } from "../../database/schema/ad-figures.ts"
import { totals } from "./figures-store.ts"
import { isQuietSql, quietSince } from "./quiet-ads-store.ts"

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`

const isPublic = (now: Date) => sql`ads.state = 'active' and ads.expires_at > ${at(now)}`

/** Sellers who may be mailed: their address is confirmed, and they did not switch the mail off. */
const mayReceive = (kind: SellerMail) => sql`
  users.confirmed_at is not null and users.deleted_at is null and users.blocked_at is null
  and users.data_blocked_at is null
  and not exists (select from mail_opt_outs
    where mail_opt_outs.user_id = users.id and mail_opt_outs.kind::text = ${kind})`

/** Sellers of one transaction, after those of the one before. */
export type Batch = { after: number; limit: number }

const sellerSchema = z.object({ id: z.number(), email: z.string(), firstname: z.string() })

/** A seller and where to write to them. */
export type MailedSeller = z.infer<typeof sellerSchema>

/**
 * Sellers with a public ad, and with numbers of a public ad in the two weeks before a Monday, who did
 * not get its mail.
 */
const isWeekDue = ({ monday, now }: Week): SQL => sql`${mayReceive("weekly_figures")}
  and not exists (select from seller_mails
    where seller_mails.user_id = users.id and seller_mails.kind::text = 'weekly_figures'
      and seller_mails.occasion = ${monday}::date)
  and exists (select from ads join ad_daily on ad_daily.ad_id = ads.id
    where ads.owner_id = users.id and ${isPublic(now)}
      and ad_daily.day >= ${monday}::date - 14 and ad_daily.day < ${monday}::date
      and ad_daily.list_views + ad_daily.views + ad_daily.reveals + ad_daily.forms
        + ad_daily.saves > 0)`

type Week = { monday: string; now: Date }

/** Whether the mails of a Monday were queued for everybody. */
export async function isWeekFinished(database: Database, monday: string): Promise<boolean> {
  return (await database.$count(mailedWeeks, eq(mailedWeeks.monday, monday))) > 0
}

/**
 * Records that the mails of a Monday were queued for everybody, unless a seller is due: also one
 * whose mail another server has not committed yet, and may never commit.
 */
export async function finishWeek(database: Database, week: Week): Promise<void> {
  await database.execute(
    sql`insert into mailed_weeks (monday, finished_at)
      select ${week.monday}::date, ${at(week.now)}
      where not exists (select from users where ${isWeekDue(week)})
      on conflict do nothing`,
  )
}

/** Sellers who are due, recorded as mailed. Concurrent calls never return the same seller. */
export function recordWeek(
  transaction: Database,
  week: Week,
  { after, limit }: Batch,
): Promise<MailedSeller[]> {
  const { monday, now } = week
  return readRows(
    transaction,
    sellerSchema,
    sql`
    with due as (
      select users.id, users.email, users.firstname from users
      where users.id > ${after} and ${isWeekDue(week)}
      order by users.id limit ${limit} for no key update of users skip locked
    ), recorded as (
      insert into seller_mails (user_id, kind, occasion, mailed_at)
      select id, 'weekly_figures', ${monday}::date, ${at(now)} from due
      on conflict do nothing returning user_id
    )
    select due.id, due.email, due.firstname from recorded join due on due.id = recorded.user_id
    order by due.id`,
  )
}

const median = z.object({ list_views: z.number(), views: z.number(), contacts: z.number() })

const weekSchema = z.object({
  name: z.string(),
  slug: z.string(),
  week: figuresSchema,
  before: figuresSchema,
  /** The medians of its category; null without them, and in its first week. */
  peers: median.extend({ count: z.number(), category: z.string() }).nullable(),
})

/** The week of a public ad before a Monday, and the one before that. */
export type AdWeek = z.infer<typeof weekSchema>

/** The weeks of a seller's public ads, the most viewed first. */
export function listWeeks(
  transaction: Database,
  sellerId: number,
  { monday, now }: { monday: string; now: Date },
): Promise<AdWeek[]> {
  const since = sql`daily.day >= ${monday}::date - 7`
  return readRows(
    transaction,
    weekSchema,
    sql`
    with own as (
      select ads.id, ads.name, ads.slug, ads.category_id, ads.published_at,
        ${totals(sql`daily`, since)} as week, ${totals(sql`daily`, sql`not (${since})`)} as before,
        coalesce(sum(daily.views) filter (where ${since}), 0) as views
      from ads left join ad_daily daily on daily.ad_id = ads.id
        and daily.day >= ${monday}::date - 14 and daily.day < ${monday}::date
      where ads.owner_id = ${sellerId} and ${isPublic(now)}
      group by ads.id
    )
    select own.name, own.slug, own.week, own.before,
      case when peers.category_id is null
        or (own.published_at at time zone ${timeZone})::date > ${monday}::date - ${comparedAfterDays}::int
        then null else json_build_object('count', peers.ads, 'category', categories.name,
        'list_views', peers.list_views, 'views', peers.views, 'contacts', peers.contacts) end as peers
    from own left join category_figures peers on peers.category_id = own.category_id
    left join categories on categories.id = own.category_id
    order by own.views desc, own.id`,
  )
}

const quietSchema = sellerSchema.extend({ ad: z.number() })

/**
 * Ads that nobody asks about, of sellers who got no ideas in that time: the most viewed of each, once
 * per publication, recorded as mailed. Concurrent calls never return the same ad.
 */
export function recordIdeas(
  transaction: Database,
  now: Date,
  { after, limit }: Batch,
): Promise<z.infer<typeof quietSchema>[]> {
  const published = sql`(ads.published_at at time zone ${timeZone})::date`
  return readRows(
    transaction,
    quietSchema,
    sql`
    with sellers as (
      select users.id, users.email, users.firstname from users
      where users.id > ${after} and ${mayReceive("ad_ideas")}
        and not exists (select from seller_mails
          where seller_mails.user_id = users.id and seller_mails.kind::text = 'ad_ideas'
            and seller_mails.mailed_at > ${at(now)} - make_interval(days => ${quietDays}::int))
        and exists (select from ads where ads.owner_id = users.id and ${isQuietSql(now)}
          and not exists (select from seller_mails
            where seller_mails.ad_id = ads.id and seller_mails.kind::text = 'ad_ideas'
              and seller_mails.occasion = ${published}))
      order by users.id limit ${limit} for no key update of users skip locked
    ), due as (
      select distinct on (sellers.id) sellers.*, ads.id as ad, ${published} as occasion
      from sellers join ads on ads.owner_id = sellers.id and ${isQuietSql(now)}
      where not exists (select from seller_mails
        where seller_mails.ad_id = ads.id and seller_mails.kind::text = 'ad_ideas'
          and seller_mails.occasion = ${published})
      order by sellers.id, (select coalesce(sum(views), 0) from ad_daily
        where ad_id = ads.id and day >= ${quietSince(chileanDay(now))}) desc, ads.id
    ), recorded as (
      insert into seller_mails (user_id, kind, ad_id, occasion, mailed_at)
      select id, 'ad_ideas', ad, occasion, ${at(now)} from due
      on conflict do nothing returning ad_id
    )
    select due.id, due.email, due.firstname, due.ad from recorded join due on due.ad = recorded.ad_id
    order by due.id`,
  )
}

/** Deletes the record of mails of long ago. */
export async function deleteOldMails(
  database: Database,
  now: Date,
  batches?: Batches,
): Promise<void> {
  const before = new Date(now.getTime() - days(figureDays))
  await deleteInBatches(database, sellerMails, lt(sellerMails.mailedAt, before), batches)
  await deleteInBatches(database, mailedWeeks, lt(mailedWeeks.finishedAt, before), batches)
}
