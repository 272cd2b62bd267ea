import type { Database } from "@wara/api/database"
import { adDaily } from "@wara/api/schema/ad-figures"
import { favourites } from "@wara/api/schema/favourites"
import { sql } from "drizzle-orm"

/** Ads that have numbers: enough for the medians of each category. */
const maxCounted = 2_000

/** Days of numbers; the day that is being counted has none. */
const countedDays = 28

/**
 * Stores what people did with the demo's ads, once: views of many ads, and saves, seen numbers and
 * WhatsApp messages of those of the demo sellers. The ledger's part is counted by its own triggers.
 */
export async function storeInterest(database: Database, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    if ((await transaction.$count(favourites)) > 0) return
    await storeSaves(transaction, now)
    await storeContacts(transaction, now)
    await storeViews(transaction, now)
  })
}

const at = (now: Date) => sql`${now.toISOString()}::timestamptz`

/** A number from 0 on, below a limit, that is the same in every demo. */
const chance = (seed: ReturnType<typeof sql>, limit: number) =>
  sql`(hashtextextended(${seed}, 0) & 1073741823)::int % ${sql.raw(String(limit))}`

/**
 * Public ads of the demo sellers that people had days to open, and the accounts that look at them.
 */
const pairs = (
  now: Date,
) => sql`select ads.id as ad, ads.owner_id as seller, ads.price, ads.currency,
    ads.published_at, users.id as person
  from (select ads.* from ads join users owners on owners.id = ads.owner_id
      where owners.username in ('vendedor', 'pro') and ads.state = 'active'
        and ads.published_at < ${at(now)} - interval '2 days' and ads.price is not null
      order by ads.id limit 40) ads
    cross join (select id from users where role = 'user'
      and username not in ('vendedor', 'pro') order by id limit 24) users`

/** When a person did something: between the publication and now. */
const moment = (what: string, now: Date) =>
  sql`published_at + (${at(now)} - published_at) * (${chance(sql`${what}::text || ad || '-' || person`, 100)} / 100.0)`

async function storeSaves(transaction: Database, now: Date): Promise<void> {
  await transaction.execute(sql`
    insert into favourites (user_id, ad_id, saved_price, saved_currency, saved_at)
    select person, ad, case when ${chance(sql`'dear' || ad || '-' || person`, 4)} = 0
        then round(price * 1.06) else price end, currency, ${moment("save", now)}
    from (${pairs(now)}) as pairs where ${chance(sql`'saves' || ad || '-' || person`, 7)} = 0
    on conflict do nothing`)
}

async function storeContacts(transaction: Database, now: Date): Promise<void> {
  await transaction.execute(sql`
    insert into leads (ad_id, seller_id, buyer_id, channel, day, created_at, last_message_at)
    select ad, seller, person, channel::lead_channel,
      (moment at time zone 'America/Santiago')::date, moment, moment
    from (select *, ${moment("contact", now)} as moment from (${pairs(now)}) as pairs) as contacts
      cross join (values ('phone', 9), ('whatsapp', 20)) as channels (channel, share)
    where hashtextextended(channel || ad || '-' || person, 0) % share = 0
    on conflict do nothing`)
}

/** More for some ads than for others, more in lists than on their pages. */
async function storeViews(transaction: Database, now: Date): Promise<void> {
  const seed = (what: string) => sql`${what}::text || ads.id || '-' || days.day`
  await transaction.execute(sql`
    insert into ad_daily (ad_id, day, list_views, views, calls, shares, qr)
    select ads.id, days.day::date, liked * (6 + ${chance(seed("list"), 9)}),
      liked + ${chance(seed("view"), 4)}, (${chance(seed("call"), 12)} = 0)::int,
      (${chance(seed("share"), 15)} = 0)::int, (${chance(seed("qr"), 25)} = 0)::int
    from (select id, published_at, 1 + ${chance(sql`'liked' || id`, 5)} as liked from ads
        where state = 'active' and published_at is not null order by id limit ${maxCounted}) ads
      cross join lateral generate_series(
        greatest((ads.published_at at time zone 'America/Santiago')::date,
          (${at(now)} at time zone 'America/Santiago')::date - ${countedDays}::int),
        (${at(now)} at time zone 'America/Santiago')::date - 1, interval '1 day') as days (day)
    on conflict (ad_id, day) do update set list_views = excluded.list_views, views = excluded.views,
      calls = excluded.calls, shares = excluded.shares, qr = excluded.qr`)
  await transaction.execute(sql`analyze ${adDaily}`)
}
