import { afterAll, beforeAll, expect, test } from "vitest"
import { z } from "zod"
import { createTestApp, type TestApp } from "../../test/create-test-app.ts"
import { deleteOldMessages } from "../modules/contact/store.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})

afterAll(() => api.close())

const sizesOf = z.array(z.object({ rows: z.number() }))

test("[B9.120] what is due is deleted a few rows at a time, and a stopping server leaves the rest", async () => {
  const addOld = (count: number) =>
    api.pool.query(
      `insert into contact_messages (idempotency_key, email, name, message, created_at)
       select gen_random_uuid(), 'a@b.cl', 'Ana', 'Hola', now() - interval '2 years'
       from generate_series(1, $1)`,
      [count],
    )
  await api.pool.query("create table sizes (rows int)")
  await api.pool.query(`create function note_size() returns trigger language plpgsql as
    'begin insert into sizes select count(*) from old_rows; return null; end'`)
  await api.pool.query(`create trigger note_size after delete on contact_messages
    referencing old table as old_rows for each statement execute function note_size()`)
  const left = async () => {
    const { rows } = await api.pool.query("select count(*)::int as rows from contact_messages")
    return sizesOf.parse(rows)[0]?.rows
  }
  await addOld(5)
  expect(await deleteOldMessages(api.database, new Date(), { limit: 2 })).toBe(5)
  const { rows } = await api.pool.query("select rows from sizes")
  expect(sizesOf.parse(rows).map((size) => size.rows)).toEqual([2, 2, 1])
  expect(await left()).toBe(0)

  await addOld(5)
  const signal = AbortSignal.abort()
  expect(await deleteOldMessages(api.database, new Date(), { limit: 2, signal })).toBe(2)
  expect(await left()).toBe(3)
})
