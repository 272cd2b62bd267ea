import type { Database } from "@wara/api/database"
import { readRows } from "@wara/api/read-rows"
import { plainWord } from "@wara/domain/search/plain-word"
import { sql } from "drizzle-orm"
import { z } from "zod"
import { fromMachine, type PublicAd } from "./expectation.ts"

const rowSchema = z.object({
  id: z.number(),
  name: z.string(),
  maker: z.string(),
  model: z.string(),
  category: z.string(),
  commune: z.string(),
  region: z.string(),
  price: z.number(),
  year: z.number(),
})

/** Every public ad with the properties that expectations compare, by its number. */
export async function readPublicAds(database: Database): Promise<Map<number, PublicAd>> {
  const rows = await readRows(
    database,
    rowSchema,
    sql`
    select ads.id, ads.name, manufacturer as maker, model, year, price_clp::float8 as price,
      categories.slug as category, communes.slug as commune, regions.slug as region
    from ads join categories on categories.id = category_id join communes on communes.id = commune_id
      join regions on regions.id = region_id
    where state = 'active' and expires_at > now()`,
  )
  return new Map(
    rows.map(({ id, ...row }) => {
      const name = plainWord(row.name)
      const texts = { maker: plainWord(row.maker), model: plainWord(row.model) }
      return [id, { ...row, ...texts, name, is: fromMachine(name) }]
    }),
  )
}
