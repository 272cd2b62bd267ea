import { randomBytes } from "node:crypto"
import {
  type AdSignal,
  adSignals,
  figureDays,
  maxCountedOfNetwork,
  maxSignalsOfNetwork,
} from "@wara/domain/figures/ad-signal"
import { networksOfCustomer } from "@wara/domain/site/caller-network"
import { eq, lt, sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { type Batches, deleteInBatches } from "../../database/delete-in-batches.ts"
import { readRows } from "../../database/read-rows.ts"
import { adDaily, excessNetworks, signalDays } from "../../database/schema/ad-figures.ts"

/**
 * First bytes of a network's hash, which are the same for all networks of one customer: with IPv6
 * one customer may have 65,536 of them [B8.163].
 */
export const customerBytes = 8

/** A signal as it waits to be stored: the visitor is only in the hashes. */
export type WaitingSignal = {
  day: string
  key: string
  network: string
  slug: string
  kind: AdSignal
  /** The logged-in user, so that owners do not count at their own ads; never stored. */
  viewer: number | null
}

/** The salt of a day, the same for all servers. */
export async function readSalt(database: Database, day: string): Promise<Buffer> {
  await database
    .insert(signalDays)
    .values({ day, salt: randomBytes(32) })
    .onConflictDoNothing()
  const [row] = await database.select().from(signalDays).where(eq(signalDays.day, day))
  if (!row) throw new Error(`the day ${day} has no salt`)
  return row.salt
}

/**
 * Stores signals of public ads, each key once. A day that is counted for good takes none: its row is
 * locked against that until the statement ends.
 */
export async function insertSignals(
  database: Database,
  signals: readonly WaitingSignal[],
  now: Date,
): Promise<void> {
  await database.execute(sql`
    insert into ad_signals (day, key, network, ad_id, kind)
    select given.day, decode(given.key, 'hex'), decode(given.network, 'hex'), ads.id, given.kind
    from json_to_recordset(${JSON.stringify(signals)}::json)
      as given (day date, key text, network text, slug text, kind ad_signal, viewer int)
    join signal_days on signal_days.day = given.day
    join ads on ads.slug = given.slug and ads.state = 'active'
      and ads.expires_at > ${now.toISOString()}::timestamptz
      and ads.owner_id is distinct from given.viewer
    order by given.key for share of signal_days
    on conflict do nothing`)
}

export async function insertExcess(
  database: Database,
  networks: readonly { day: string; network: string }[],
): Promise<void> {
  if (networks.length === 0) return
  const rows = networks.map(({ day, network }) => ({ day, network: Buffer.from(network, "hex") }))
  await database.insert(excessNetworks).values(rows).onConflictDoNothing()
}

/** Days with signals that are not counted for good. */
export async function listSignalDays(database: Database): Promise<string[]> {
  const rows = await readRows(
    database,
    z.object({ day: z.string() }),
    sql`select day::text as day from signal_days union select day::text from ad_signals
      union select day::text from excess_networks order by day`,
  )
  return rows.map(({ day }) => day)
}

const customer = sql`substring(network for ${sql.raw(String(customerBytes))})`

/** Whether the signals of a group are more than `times` networks of people send in a day. */
const hasExcess = (times: number) =>
  sql.join(
    Object.entries(maxSignalsOfNetwork).map(
      ([kind, max]) => sql`count(*) filter (where kind = ${kind}) > ${times * max}::int`,
    ),
    sql` or `,
  )

/** Networks, and the customers of several, that sent more in their day than people do. */
const excessOfDay = sql`
  select network from excess_networks where day = (select day from chosen)
  union
  select network from ad_signals where day = (select day from chosen) group by network
  having ${hasExcess(1)}
  union
  select ${customer} from ad_signals where day = (select day from chosen) group by ${customer}
  having ${hasExcess(networksOfCustomer)}`

/**
 * Writes what browsers reported on a day into the numbers of ads, as often as wanted: the numbers are
 * replaced, also by lower ones when a network turned out to be a program.
 */
export async function writeSignals(transaction: Database, day: string): Promise<void> {
  await transaction.execute(sql`
    with chosen as (select ${day}::date as day),
    excess as (${excessOfDay}),
    of_networks as (
      select ad_id, ${customer} as customer, network,
        case when network in (select network from excess)
          or ${customer} in (select network from excess) then null else kind end as kind,
        least(count(*), ${maxCountedOfNetwork}::int) as times
      from ad_signals where day = (select day from chosen)
      group by ad_id, network, ad_signals.kind
    ),
    reported as (
      select ad_id, kind,
        least(sum(times), ${maxCountedOfNetwork * networksOfCustomer}::int) as times
      from of_networks group by ad_id, customer, kind
    )
    insert into ad_daily as counted (ad_id, day, list_views, views, calls, shares, qr)
    select ad_id, (select day from chosen),
      ${sql.join(
        adSignals.map((kind) => sql`coalesce(sum(times) filter (where kind = ${kind}), 0)`),
        sql`, `,
      )}
    from reported group by ad_id order by ad_id
    on conflict (ad_id, day) do update set
      list_views = excluded.list_views, views = excluded.views, calls = excluded.calls,
      shares = excluded.shares, qr = excluded.qr
    where (counted.list_views, counted.views, counted.calls, counted.shares, counted.qr)
      is distinct from
      (excluded.list_views, excluded.views, excluded.calls, excluded.shares, excluded.qr)`)
}

/**
 * Lets one server at a time write the numbers of a day, until its transaction ends. What waits here
 * reads the signals afterwards, so that older numbers never replace newer ones.
 */
export async function lockCount(transaction: Database, day: string): Promise<void> {
  const name = `ad-figures:${day}`
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

/** Locks a day, so that no more signals are stored for it. */
export async function lockDay(transaction: Database, day: string): Promise<void> {
  await transaction.select().from(signalDays).where(eq(signalDays.day, day)).for("update")
}

/** Throws the salt of a day away, and with it everything that it made. */
export async function deleteDay(transaction: Database, day: string): Promise<void> {
  for (const table of ["ad_signals", "excess_networks", "signal_days"]) {
    await transaction.execute(sql`delete from ${sql.identifier(table)} where day = ${day}::date`)
  }
}

/** Deletes numbers of long ago. Returns how many rows. */
export function deleteOldFigures(
  database: Database,
  today: string,
  batches?: Batches,
): Promise<number> {
  const before = sql`${today}::date - ${figureDays}::int`
  return deleteInBatches(database, adDaily, lt(adDaily.day, before), batches)
}
