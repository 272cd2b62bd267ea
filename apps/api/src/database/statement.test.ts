import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { z } from "zod"
import { createTestDatabase } from "../../test/test-database.ts"
import { connectDatabase, type Pool } from "./database.ts"
import { maxPreparedStatements } from "./prepared-names.ts"
import { bound, readRow } from "./statement.ts"

let close: () => Promise<void>
let pool: Pool

beforeAll(async () => {
  const place = await createTestDatabase(inject("postgresUrl"))
  const connected = connectDatabase(place.url, { maxConnections: 1 })
  pool = connected.pool
  close = async () => {
    await pool.end()
    await place.drop()
  }
})

afterAll(() => close())

const numberSchema = z.object({ n: z.number() })

const plus = (added: number, n: number) =>
  readRow(pool, numberSchema, {
    key: `plus ${added}`,
    build: () => ({
      sql: sql`select ${bound("n")}::int + ${sql.raw(String(added))} as n`,
      prepared: true,
    }),
    values: { n },
  })

test("[B7.3] a statement is built once, and only its values are bound afterwards", async () => {
  let built = 0
  const twice = (n: number) =>
    readRow(pool, numberSchema, {
      key: "twice",
      build: () => {
        built += 1
        return { sql: sql`select ${bound("n")}::int * 2 as n`, prepared: true }
      },
      values: { n },
    })
  expect([await twice(2), await twice(21)]).toEqual([{ n: 4 }, { n: 42 }])
  expect(built).toBe(1)
  const { rows } = await pool.query(
    "select generic_plans + custom_plans as runs from pg_prepared_statements where statement like '%* 2 as n'",
  )
  expect(rows).toEqual([{ runs: "2" }])
})

test("[B7.3] a connection keeps a bounded number of prepared statements", async () => {
  for (let added = 0; added < maxPreparedStatements * 2.5; added += 1) {
    expect(await plus(added, 1)).toEqual({ n: added + 1 })
  }
  const { rows } = await pool.query("select count(*)::int as n from pg_prepared_statements")
  expect(rows[0].n).toBeLessThan(maxPreparedStatements)
  expect(rows[0].n).toBeGreaterThan(0)
})

test("a failed statement rejects its call only", async () => {
  const failing = readRow(pool, numberSchema, {
    key: "failing",
    build: () => ({ sql: sql`select 1 / ${bound("n")}::int as n`, prepared: true }),
    values: { n: 0 },
  })
  await expect(failing).rejects.toThrow("division by zero")
  expect(await plus(1, 1)).toEqual({ n: 2 })
})

test("[B7.223] a prepared statement is not planned for its values again, however rare the database thinks that they are", async () => {
  await pool.query(`create table skewed as select 1 as n from generate_series(1, 10000)`)
  await pool.query(`insert into skewed values (2)`)
  await pool.query(`create index on skewed (n)`)
  await pool.query(`analyze skewed`)
  for (let call = 0; call < 12; call += 1) {
    const counted = await readRow(pool, numberSchema, {
      key: "skewed",
      build: () => ({
        sql: sql`select count(*)::int as n from skewed where n = ${bound("n")}::int`,
        prepared: true,
      }),
      values: { n: 2 },
    })
    expect(counted).toEqual({ n: 1 })
  }
  const { rows } = await pool.query(
    "select generic_plans::int, custom_plans::int from pg_prepared_statements where statement like '%from skewed%'",
  )
  expect(rows).toEqual([{ generic_plans: 7, custom_plans: 5 }])
})
