import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { openSilentProxy, type SilentProxy } from "../../test/silent-proxy.ts"
import { createTestDatabase } from "../../test/test-database.ts"
import { connectDatabase } from "../database/database.ts"
import { bossDatabase } from "./boss.ts"

let place: Awaited<ReturnType<typeof createTestDatabase>>
let proxy: SilentProxy

beforeAll(async () => {
  place = await createTestDatabase(inject("postgresUrl"))
  proxy = await openSilentProxy(place.url)
})
afterAll(async () => {
  proxy.close()
  await place.drop()
})

test("[B9.21] the queue gives up silent connections long before a job would, and goes on with new ones", async () => {
  const { pool } = connectDatabase(proxy.url, { maxConnections: 2, statementTimeout: 600_000 })
  const queue = bossDatabase(pool, { timeoutMs: 300 })
  const read = () => queue.executeSql("select $1::int as one", [1])
  await Promise.all([read(), read()])
  proxy.silence()
  const failures = await Promise.allSettled([read(), read()])
  expect(failures.map(({ status }) => status)).toEqual(["rejected", "rejected"])
  expect((await read()).rows).toEqual([{ one: 1 }])
  expect(pool.totalCount).toBe(1)
  await pool.end()
})
