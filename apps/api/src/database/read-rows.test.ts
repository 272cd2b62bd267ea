import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { z } from "zod"
import { createTestDatabase } from "../../test/test-database.ts"
import { connectDatabase } from "./database.ts"
import { readRows } from "./read-rows.ts"

let close: () => Promise<void>
let database: ReturnType<typeof connectDatabase>["database"]

beforeAll(async () => {
  const place = await createTestDatabase(inject("postgresUrl"))
  const connected = connectDatabase(place.url, { maxConnections: 1 })
  database = connected.database
  close = async () => {
    await connected.pool.end()
    await place.drop()
  }
})

afterAll(() => close())

const rowSchema = z.object({ id: z.number(), name: z.string() })

test("rows have the columns of the schema and no others", async () => {
  const rows = await readRows(database, rowSchema, sql`select 1 as id, 'a' as name, 2 as other`)
  expect(rows).toEqual([{ id: 1, name: "a" }])
})

test("a column of another type is an error: a bigint arrives as text", async () => {
  const read = readRows(database, rowSchema, sql`select count(*) as id, 'a' as name`)
  await expect(read).rejects.toThrow("expected number, received string")
})
