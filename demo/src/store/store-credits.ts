import type { Database } from "@wara/api/database"
import { idsBy, insertRows } from "@wara/api/insert-rows"
import { readRows } from "@wara/api/read-rows"
import { users } from "@wara/api/schema/accounts"
import { adFeaturedReservations, adReservations } from "@wara/api/schema/credits"
import { freeAdsOnSignUp } from "@wara/domain/accounts/account"
import { adDurationDays } from "@wara/domain/ads/ad-term"
import { sql } from "drizzle-orm"
import { z } from "zod"
import type { LastOrder } from "./store-orders.ts"

/** Rows of credits of both kinds. */
type CreditRows = {
  publication: (typeof adReservations.$inferInsert)[]
  featured: (typeof adFeaturedReservations.$inferInsert)[]
}

/** Available credits of each demo account. */
const available = {
  comprador: { free: freeAdsOnSignUp, pack: 0, featured: 0 },
  vendedor: { free: 1, pack: 0, featured: 1 },
  pro: { free: 0, pack: 9, featured: 2 },
} as const

/**
 * Gives the demo accounts credits for publishing; pack credits are the rest of their last order.
 */
export async function storeDemoCredits(
  database: Database,
  orders: ReadonlyMap<string, LastOrder>,
  now: Date,
): Promise<void> {
  const userIds = await idsBy(database, users, users.id, users.username)
  const credits = Object.entries(available).map(([name, counts]) => {
    const credit = { ownerId: userIds.get(name) ?? 0, days: adDurationDays }
    const order = orders.get(name)
    const rows = (source: "free" | "pack", count: number) => {
      const bought = source === "pack" ? order : undefined
      const origin = { orderId: bought?.id ?? null, grantedAt: bought?.paidAt ?? now }
      return Array.from({ length: count }, () => ({ ...credit, ...origin, source }))
    }
    return {
      publication: [...rows("free", counts.free), ...rows("pack", counts.pack)],
      featured: rows("pack", counts.featured),
    }
  })
  await storeCredits(database, credits)
}

/** Stores credits with their movements in one transaction. */
export async function storeCredits(
  database: Database,
  credits: readonly CreditRows[],
): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = await lastCredits(transaction)
    await insertRows(
      transaction,
      adReservations,
      credits.flatMap((rows) => rows.publication),
    )
    await insertRows(
      transaction,
      adFeaturedReservations,
      credits.flatMap((rows) => rows.featured),
    )
    await writeLedger(transaction, before)
  })
}

const kinds = [
  { credit: "publication", table: sql.raw("ad_reservations") },
  { credit: "featured", table: sql.raw("ad_featured_reservations") },
] as const

type LastCredits = z.infer<typeof lastCreditsSchema>
const lastCreditsSchema = z.object({
  publication: z.number(),
  featured: z.number(),
  movement: z.number(),
})

/** The last credit of each kind and the last movement; later ones are new. */
async function lastCredits(transaction: Database): Promise<LastCredits> {
  const found = await readRows(
    transaction,
    lastCreditsSchema,
    sql`select (select coalesce(max(id), 0) from ad_reservations) as publication,
      (select coalesce(max(id), 0) from ad_featured_reservations) as featured,
      (select coalesce(max(id), 0) from credit_movements) as movement`,
  )
  return found[0] ?? { publication: 0, featured: 0, movement: 0 }
}

/**
 * Writes the movements of the credits after these, in the order of their dates: how they were
 * granted and, if they were used for an ad, spent. Must run in the transaction that stored the credits, because the database refuses
 * credits without movements. Credits that a running site granted meanwhile have movements already.
 */
async function writeLedger(transaction: Database, before: LastCredits): Promise<void> {
  const movements = kinds.map(({ credit, table }) => {
    const hasMovement = sql`exists (select from credit_movements where id > ${before.movement}
      and credit = ${credit} and credit_id = ${table}.id)`
    return sql`
      select owner_id, ${credit}::credit_kind as credit, id as credit_id, moved.*, order_id
      from ${table}, lateral (
        select 'grant'::movement_kind as kind, 1 as amount, granted_at as at, null::int as ad_id,
          case source when 'free' then 'sign-up' when 'gift' then 'gift' else 'order' end::movement_reason as reason
        union all
        select 'spend', -1, spent_at, ad_id, 'ad-submitted' where ad_id is not null
      ) as moved
      where ${table}.id > ${before[credit]} and not ${hasMovement}`
  })
  await transaction.execute(sql`
    insert into credit_movements (owner_id, credit, credit_id, kind, amount, created_at, ad_id, reason, order_id)
    select * from (${sql.join(movements, sql` union all `)}) as moved
    order by at, credit, credit_id, amount desc`)
}
