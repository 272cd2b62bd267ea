import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"

const unreadRow = z.object({ subject: z.string(), threads: z.number() })

/**
 * Threads of a seller with something unread since an instant that no mail was about, by what they are
 * about, most first: a mail has a link, and of a link the code is stored.
 */
export function listUnmailed(
  database: Database,
  { sellerId, since }: { sellerId: number; since: Date },
) {
  return readRows(
    database,
    unreadRow,
    sql`select coalesce(ads.name, wanted_ads.name, '') as subject, count(*)::int as threads
      from leads left join ads on ads.id = leads.ad_id
        left join wanted_ads on wanted_ads.id = leads.wanted_id
        cross join lateral (
          select max(message.created_at) as at from lead_messages as message
          where message.lead_id = leads.id and message.author = 'buyer'
            and message.read_at is null) as unread
      where leads.seller_id = ${sellerId} and leads.delivered_at is not null
        and leads.anonymised_at is null and leads.state <> 'spam'
        and (leads.state = 'new' or unread.at is not null)
        and coalesce(unread.at, leads.delivered_at) >= ${since.toISOString()}::timestamptz
        and not exists (select from lead_codes as code
          where code.lead_id = leads.id and code.side = 'seller'
            and code.created_at >= coalesce(unread.at, leads.delivered_at))
      group by 1 order by 2 desc, 1`,
  )
}
