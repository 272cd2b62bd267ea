import { type SavedMail, savedMails } from "@wara/domain/accounts/optional-mails"
import { endReasons } from "@wara/domain/ads/review"
import { noticeDays } from "@wara/domain/favourites/favourite"
import { currencies } from "@wara/domain/money/money"
import { days } from "@wara/domain/time"
import { lt, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { type Batches, deleteInBatches } from "../../database/delete-in-batches.ts"
import { readRows } from "../../database/read-rows.ts"
import { favouriteNotices } from "../../database/schema/favourites.ts"
import { startOfDay } from "../../database/start-of-day.ts"

const noticeRow = z.object({
  user_id: z.number(),
  email: z.string(),
  firstname: z.string(),
  ad_id: z.number(),
  kind: z.enum(savedMails),
  event_at: z.coerce.date(),
  name: z.string(),
  slug: z.string(),
  price: z.number(),
  price_before: z.number().nullable(),
  currency: z.enum(currencies),
  end_reason: z.enum(endReasons).nullable(),
  category: z.string().nullable(),
})

/** An event of a saved ad, and the user who is mailed about it. */
export type SavedNotice = z.infer<typeof noticeRow>

/** Which events of ads are due: those after `since`, ends before `until`, and ended before `settled`. */
export type NoticeSpan = { now: Date; since: Date; until: Date; settled: Date; endingDays: number }

const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`

/**
 * What is due of the ads that a limited number of users saved, each event once, recorded as mailed.
 * A user who was mailed today waits until tomorrow; those whose e-mail is not confirmed, or whose
 * account is closed, get nothing, nor do owners of the ads, who have mails of their own.
 */
export function recordNotices(
  transaction: Database,
  span: NoticeSpan,
  maxUsers: number,
): Promise<SavedNotice[]> {
  const { now, settled, since, until } = span
  const kind = (name: SavedMail) => sql`${name}::optional_mail as kind`
  return readRows(
    transaction,
    noticeRow,
    sql`
    with events as (
      select id, owner_id, ${kind("saved_drop")}, price_dropped_at as event_at, price_dropped_at as saved_before
      from ads where state = 'active' and expires_at > ${at(now)}
        and price_dropped_at > ${at(since)} and price_dropped_at <= ${at(now)}
      union all
      select id, owner_id, ${kind("saved_ending")}, expires_at, ${at(now)}
      from ads where state = 'active' and expires_at > ${at(now)} and expires_at <= ${at(until)}
        and days > ${span.endingDays}
      union all
      select id, owner_id, ${kind("saved_ended")}, ended_at, ended_at
      from ads where state in ('expired', 'deactivated')
        and ended_at > ${at(since)} and ended_at <= ${at(settled)}
    ), due as (
      select favourites.user_id, events.id as ad_id, events.kind, events.event_at
      from events join favourites on favourites.ad_id = events.id
      join users owners on owners.id = events.owner_id
      where favourites.user_id <> events.owner_id and favourites.saved_at < events.saved_before
        and owners.deleted_at is null
        and not exists (select from favourite_notices notice
          where notice.user_id = favourites.user_id and notice.ad_id = events.id
            and notice.kind = events.kind and notice.event_at = events.event_at)
        and not exists (select from mail_opt_outs out
          where out.user_id = favourites.user_id and out.kind = events.kind)
    ), readers as (
      select id, email, firstname from users
      where id in (select user_id from due)
        and confirmed_at is not null and blocked_at is null and deleted_at is null
        and not exists (select from favourite_notices notice where notice.user_id = users.id
          and notice.mailed_at >= ${startOfDay(now.toISOString())} and notice.mailed_at <= ${at(now)})
      order by id limit ${maxUsers} for no key update skip locked
    ), recorded as (
      insert into favourite_notices (user_id, ad_id, kind, event_at, mailed_at)
      select user_id, ad_id, kind, event_at, ${at(now)} from due join readers on readers.id = due.user_id
      on conflict do nothing returning user_id, ad_id, kind, event_at
    )
    select recorded.*, readers.email, readers.firstname, ads.name, ads.slug, ads.price::float8 as price,
      ads.price_before_drop::float8 as price_before, ads.currency, ads.end_reason,
      categories.slug as category
    from recorded join readers on readers.id = recorded.user_id
    join ads on ads.id = recorded.ad_id left join categories on categories.id = ads.category_id
    order by recorded.user_id, recorded.kind, recorded.event_at, recorded.ad_id`,
  )
}

/** Deletes the record of events that are long past. */
export async function deleteOldNotices(
  database: Database,
  now: Date,
  batches?: Batches,
): Promise<void> {
  const before = new Date(now.getTime() - days(noticeDays))
  await deleteInBatches(database, favouriteNotices, lt(favouriteNotices.mailedAt, before), batches)
}
