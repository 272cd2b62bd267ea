import { sql } from "drizzle-orm"
import { expect, inject, test } from "vitest"
import { createTestDatabase } from "../../test/test-database.ts"
import { connectDatabase } from "../database/database.ts"
import { categories } from "../database/schema/catalog.ts"
import { storeReferenceData } from "./store-reference-data.ts"

test("reference data are stored once, and later changes by operators are preserved", async () => {
  const place = await createTestDatabase(inject("postgresUrl"))
  const { database, pool } = connectDatabase(place.url, { maxConnections: 1 })
  try {
    await database.transaction(storeReferenceData)
    await database.update(categories).set({ name: "Agro" }).where(sql`slug = 'agricultura'`)
    await database.transaction(storeReferenceData)
    expect(await database.select({ name: categories.name }).from(categories)).toHaveLength(15)
    const counts = sql`select (select count(*)::int from regions) as regions, (select count(*)::int from categories where name = 'Agro') as renamed`
    expect((await database.execute(counts)).rows).toEqual([{ regions: 16, renamed: 1 }])
  } finally {
    await pool.end()
    await place.drop()
  }
})
