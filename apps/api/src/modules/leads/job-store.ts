import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"

const waitingRow = z.object({
  id: z.number(),
  document_id: z.string(),
  seller_id: z.number(),
  delivered_at: z.coerce.date(),
  name: z.string(),
  ad_name: z.string(),
})

export type WaitingLead = z.infer<typeof waitingRow>

/**
 * Questions without an answer that were delivered before an instant, oldest first, locked; those
 * that another server is processing are left out. Sellers whose account is closed get no reminder.
 */
export function lockUnanswered(
  transaction: Database,
  before: Date,
  limit: number,
): Promise<WaitingLead[]> {
  return readRows(
    transaction,
    waitingRow,
    sql`select leads.id, leads.document_id, leads.seller_id, leads.delivered_at, leads.name,
        ads.name as ad_name
      from leads join ads on ads.id = leads.ad_id join users on users.id = leads.seller_id
      where leads.delivered_at is not null and leads.first_answer_at is null
        and leads.reminded_at is null and leads.state in ('new', 'seen')
        and leads.delivered_at <= ${before.toISOString()}::timestamptz
        and ads.state = 'active' and users.blocked_at is null and users.deleted_at is null
      order by leads.delivered_at limit ${limit} for update of leads skip locked`,
  )
}

/** Which of some sellers were reminded since an instant. */
export async function listRemindedSellers(
  transaction: Database,
  sellerIds: readonly number[],
  since: Date,
): Promise<Set<number>> {
  if (sellerIds.length === 0) return new Set()
  const rows = await readRows(
    transaction,
    z.object({ seller_id: z.number() }),
    sql`select distinct seller_id from leads
      where seller_id in (${sql.join([...sellerIds], sql`, `)})
        and reminded_at > ${since.toISOString()}::timestamptz`,
  )
  return new Set(rows.map(({ seller_id }) => seller_id))
}

export async function recordReminders(
  transaction: Database,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await transaction.execute(
    sql`update leads set reminded_at = ${now.toISOString()}::timestamptz
      where id in (${sql.join([...ids], sql`, `)})`,
  )
}

const soldRow = z.object({
  id: z.number(),
  document_id: z.string(),
  ad_id: z.number(),
  ad_name: z.string(),
  category: z.string().nullable(),
  name: z.string(),
  /** Null for an account that has not confirmed its new address. */
  email: z.string().nullable(),
  buyer_id: z.number().nullable(),
  buyer_proved_at: z.coerce.date().nullable(),
})

/**
 * Closes open leads of ads that were marked as sold before an instant, and returns them. Leads that
 * another server is processing are left out.
 */
export function closeSoldLeads(
  transaction: Database,
  { before, now }: { before: Date; now: Date },
  limit: number,
) {
  return readRows(
    transaction,
    soldRow,
    sql`with sold as (
        select leads.id from leads join ads on ads.id = leads.ad_id
        where leads.day is null and leads.delivered_at is not null and leads.anonymised_at is null
          and leads.state in ('new', 'seen', 'answered', 'visit')
          and ads.end_reason = 'sold' and ads.state in ('expired', 'deactivated')
          and ads.updated_at <= ${before.toISOString()}::timestamptz
        order by leads.id limit ${limit} for update of leads skip locked)
      update leads set state = 'lost', sold_at = ${now.toISOString()}::timestamptz
      from sold, ads left join categories on categories.id = ads.category_id
      where leads.id = sold.id and ads.id = leads.ad_id
      returning leads.id, leads.document_id, leads.ad_id, ads.name as ad_name,
        categories.slug as category, leads.name,
        case when leads.buyer_id is null then leads.email else (select users.email from users
          where users.id = leads.buyer_id
            and (users.confirmed_at is not null or users.email = leads.email)) end as email,
        leads.buyer_id, leads.buyer_proved_at`,
  )
}

/** Opens the leads again that were closed because of a sale, once their ad is public again. */
export async function reopenResumedLeads(database: Database): Promise<number> {
  const { rowCount } = await database.execute(
    sql`update leads set state = 'seen', sold_at = null from ads
      where ads.id = leads.ad_id and ads.state = 'active' and leads.sold_at is not null
        and leads.state = 'lost'`,
  )
  return rowCount ?? 0
}
