import { randomUUID } from "node:crypto"
import { afterAll, beforeAll, expect, test } from "vitest"
import { accessTable } from "./access/access-table.ts"
import { type Operation, readOperations } from "./access/operations.ts"
import { createTestApp, type TestApp, testServiceToken } from "./create-test-app.ts"
import { TradeFixture } from "./writes/trade-fixture.ts"
import { otherWrites, type Prepared, type TradeWrite, tradeWrites } from "./writes/trade-writes.ts"

let api: TestApp
let fixture: TradeFixture
let writes: Operation[] = []

beforeAll(async () => {
  api = await createTestApp({ config: { callsPerMinute: 1_000_000 } })
  fixture = await TradeFixture.open(api)
  writes = (await readOperations(api)).filter(({ method }) => method !== "GET")
})

afterAll(() => api.close())

const named = (table: readonly TradeWrite[]) =>
  table.map((write) => ({ write, title: `${write.key} (${write.repeat})` }))

const operationOf = ({ key }: TradeWrite) => {
  const found = writes.find((operation) => operation.key === key)
  if (found === undefined) throw new Error(`${key} is not in the documentation`)
  return found
}

/** Sends a call as the web server and the panel do, from one network. */
async function send({ key }: TradeWrite, call: Prepared, idempotencyKey: string, data = call.data) {
  const [method = "", path = ""] = key.split(" ")
  const answer = await api.app.inject({
    method: method === "PUT" || method === "DELETE" ? method : "POST",
    url: path.replace(/\{\w+\}/, String(call.id ?? "")),
    headers: {
      ...{ "x-service-token": testServiceToken, "x-forwarded-for": "198.18.250.1" },
      ...{ "idempotency-key": idempotencyKey },
      ...(call.token === undefined ? {} : { authorization: `Bearer ${call.token}` }),
    },
    ...(data === undefined ? {} : { payload: { data } }),
  })
  return { status: answer.statusCode, body: answer.body }
}

/** How many rows each table has, and how many mails wait; without what merely counts calls. */
async function countRows(): Promise<Record<string, number>> {
  const { rows: tables } = await api.pool.query(
    `select table_name as name from information_schema.tables where table_schema = 'public'
      and table_type = 'BASE TABLE' and table_name <> 'rate_counters'`,
  )
  const counts = tables.map(({ name }) => `select '${name}' as name, count(*)::int from "${name}"`)
  const { rows } = await api.pool.query(
    `${counts.join(" union all ")} union all select 'jobs', count(*)::int from pgboss.job`,
  )
  return Object.fromEntries(rows.map(({ count, name }) => [name, count]))
}

async function counterNames(): Promise<string[]> {
  const { rows } = await api.pool.query(
    "select distinct split_part(key, ':', 1) from rate_counters",
  )
  return rows.map(({ split_part }) => String(split_part)).toSorted()
}

test("[B10.145] every write of the documentation is listed as one of the trade, or of another part", () => {
  expect(writes.length).toBeGreaterThan(100)
  const ofTrade = new Set(tradeWrites.map(({ key }) => key))
  const isOther = (key: string) => otherWrites.some((pattern) => pattern.test(key))
  expect(writes.map(({ key }) => key).filter((key) => !ofTrade.has(key) && !isOther(key))).toEqual(
    [],
  )
  expect(
    [...ofTrade].filter((key) => isOther(key) || !writes.some((one) => one.key === key)),
  ).toEqual([])
})

test("[B10.145] for any caller a network, a typed e-mail and an account are limited", () => {
  for (const write of tradeWrites) {
    const { counters, key } = write
    const access = accessTable.get(key)
    if (access === "team" || access === "operators") continue
    expect(counters.network, key).not.toEqual([])
    // A valid code of a mail is counted by itself, others by the network [B8.155].
    expect(counters.network ?? counters.code, key).toBeDefined()
    if (access !== "everyone") expect(counters.account, key).toBeDefined()
    const isTyped = JSON.stringify(operationOf(write).sample ?? {}).includes('"email"')
    if (isTyped) expect(counters.email, key).toBeDefined()
  }
})

test.each(named(tradeWrites))("[B10.145] sent twice it happens once: $title", async ({ write }) => {
  const { repeat } = write
  if (repeat === "header key") expect(operationOf(write).headers).toContain("idempotency-key")
  const call = await write.prepare(fixture)
  const key = randomUUID()
  const first = await send(write, call, key)
  expect(first.status, first.body).toBeLessThan(300)
  const before = await countRows()
  const again = await send(write, call, key)
  expect([first.status, 409, 410], again.body).toContain(again.status)
  if (repeat !== "state") expect(again.status).toBe(first.status)
  if (call.otherData !== undefined) {
    expect((await send(write, call, key, call.otherData)).status).toBe(409)
  }
  expect(await countRows()).toEqual(before)
})

/** The writes with counters, each operation and set of counters once. */
const limited = [
  ...new Map(
    tradeWrites
      .filter(({ counters }) => Object.keys(counters).length > 0)
      .map((write) => [JSON.stringify([write.key, write.counters]), write]),
  ).values(),
]

test.each(named(limited))("[B10.145] every counter refuses: $title", async ({ write }) => {
  const { code = [], mail = [], thread = [], ...callers } = write.counters
  const first = await write.prepare(fixture)
  await api.pool.query("truncate rate_counters")
  expect((await send(write, first, randomUUID())).status).toBeLessThan(300)
  const names = Object.values(callers).flat()
  expect(await counterNames()).toEqual([...names, ...mail, ...thread, ...code].toSorted())
  const refuse = async (name: string, call: Prepared, data = call.data) => {
    const full = "update rate_counters set count = 1000000 where key like $1"
    await api.pool.query(full, [`${name}:%`])
    expect((await send(write, call, randomUUID(), data)).status, name).toBe(429)
    await api.pool.query("update rate_counters set count = 1")
  }
  for (const name of names) await refuse(name, await write.prepare(fixture))
  // That of a mailed code counts the code by itself.
  for (const name of code) await refuse(name, first)
  // The counter of a thread is its own; a step without a key happens in it once.
  if (write.repeat !== "body key") return
  for (const name of thread) await refuse(name, first, { ...first.data, key: randomUUID() })
})
