import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { z } from "zod"
import { createTestDatabase } from "../../test/test-database.ts"
import { connectDatabase } from "./database.ts"
import { bound, readRow } from "./statement.ts"

let place: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  place = await createTestDatabase(inject("postgresUrl"))
})
afterAll(() => place.drop())

/** How many statements a connection has prepared after statements with names. */
async function preparedOn(isPooled: boolean): Promise<number> {
  const { database, pool } = connectDatabase(place.url, { isPooled, maxConnections: 1 })
  await readRow(pool, z.object({ n: z.number() }), {
    key: "one",
    build: () => ({ sql: sql`select ${bound("n")}::int as n`, prepared: true }),
    values: { n: 1 },
  })
  await database.transaction((transaction) => transaction.execute(sql`select 1`))
  const { rows } = await pool.query("select count(*)::int as n from pg_prepared_statements")
  await pool.end()
  return z.object({ n: z.number() }).parse(rows[0]).n
}

test("[B9.2] with a pooler that changes connections no statement is prepared under a name", async () => {
  expect(await preparedOn(false)).toBe(1)
  expect(await preparedOn(true)).toBe(0)
})

test("[B9.2] with such a pooler no timeout is requested when connecting", async () => {
  const { pool } = connectDatabase(place.url, { isPooled: true, statementTimeout: 700 })
  const { rows } = await pool.query("show statement_timeout")
  expect(rows).toEqual([{ statement_timeout: "0" }])
  await pool.end()
})
