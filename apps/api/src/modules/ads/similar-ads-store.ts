import { soldAlternatives } from "@wara/domain/leads/lead"
import { type Currency, currencies } from "@wara/domain/money/money"
import { sql } from "drizzle-orm"
import { z } from "zod"
import type { Database } from "../../database/database.ts"
import { readRows } from "../../database/read-rows.ts"

const similarRow = z.object({
  name: z.string(),
  slug: z.string(),
  price: z.number(),
  currency: z.enum(currencies),
})

export type SimilarAd = { name: string; slug: string; price: number; currency: Currency }

/** The public ads of the same category whose names are most alike, of its newest two hundred. */
export function listSimilarAds(database: Database, adId: number, now: Date): Promise<SimilarAd[]> {
  return readRows(
    database,
    similarRow,
    sql`with sold as (select id, name, category_id from ads where id = ${adId}),
      newest as (select ads.name, ads.slug, ads.price::float8 as price, ads.currency from ads, sold
        where ads.category_id = sold.category_id and ads.id <> sold.id and ads.state = 'active'
          and ads.expires_at > ${now.toISOString()}::timestamptz
        order by ads.published_at desc limit 200)
      select newest.* from newest, sold
      order by similarity(newest.name, sold.name) desc, newest.slug limit ${soldAlternatives}`,
  )
}
