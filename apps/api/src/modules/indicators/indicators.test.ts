// Long because values, conversions and prices in dollars are tested with the same days of a source.
import { conversionSchema, indicatorSchema } from "@wara/contract/indicator"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { startFakeSource } from "../../../test/start-fake-source.ts"
import { waitingForLocks } from "../../../test/waiting-for-locks.ts"
import { createMindicadorSource } from "../../ports/indicator-source/indicator-source.ts"
import { lockAd } from "../ads/ad-store.ts"
import { repriceDollarAds } from "./store.ts"
import { areIndicatorsStale, refreshIndicators } from "./use-cases/refresh-indicators.ts"

let api: TestApp
let fake: Awaited<ReturnType<typeof startFakeSource>>

const friday = new Date("2026-11-20T15:00:00Z")

function overview(values: Record<string, number>, fecha = "2026-11-20T03:00:00.000Z") {
  const header = { version: "1.7.0", autor: "mindicador.cl", fecha }
  const entries = Object.entries(values).map(([codigo, valor]) => {
    const unidad_medida = codigo === "ipc" ? "Porcentaje" : "Pesos"
    return [codigo, { codigo, nombre: `Nombre de ${codigo}`, unidad_medida, fecha, valor }]
  })
  return { ...header, ...Object.fromEntries(entries) }
}

const good = { uf: 39_727.96, dolar: 930, euro: 1_060, utm: 69_751, ipc: -0.1, bitcoin: 98_400 }

const refresh = () =>
  refreshIndicators(api.database, createMindicadorSource(fake.url, { timeoutMs: 150 }), friday)

async function get(path: string) {
  const answer = await api.app.inject(`/api${path}`)
  return { status: answer.statusCode, body: answer.json() }
}

const dollar = async () => (await get("/indicators/dolar")).body.data

beforeAll(async () => {
  fake = await startFakeSource()
  api = await createTestApp()
})

afterAll(async () => {
  await api.close()
  await fake.stop()
})

beforeEach(async () => {
  await api.database.execute(sql`delete from indicator_values`)
  fake.answer({ body: overview(good) })
})

test("[S7.10] [S3.5] [S1.6] indicators have code, value, unit and day, in the footer's order", async () => {
  expect(await refresh()).toEqual({ stored: 5, refused: [], repriced: 0 })
  const { status, body } = await get("/indicators")
  expect(status).toBe(200)
  expect(body.data.map((indicator: unknown) => indicatorSchema.parse(indicator).code)).toEqual([
    "uf",
    "dolar",
    "euro",
    "utm",
    "ipc",
  ])
  expect(await dollar()).toEqual({
    code: "dolar",
    name: "Nombre de dolar",
    value: 930,
    unit: "Pesos",
    date: "2026-11-20",
  })
})

test("[S7.10] an indicator that does not exist or has no value is a 404", async () => {
  expect((await get("/indicators/bitcoin")).status).toBe(404)
  expect((await get("/indicators/uf")).status).toBe(404)
  expect((await get("/indicators")).body.data).toEqual([])
})

test("codes that are missing or invalid at the source do not affect the others", async () => {
  fake.answer({ body: { ...overview({ dolar: 930 }), uf: { valor: "39.727" }, utm: null } })
  expect(await refresh()).toMatchObject({ stored: 1 })
  expect((await get("/indicators")).body.data).toHaveLength(1)
})

test.each([
  ["an error", { status: 500, body: "oops" }],
  ["something that is not JSON", { body: "<html>502</html>" }],
  ["a list", { body: [1, 2] }],
  ["nothing in time", "never" as const],
])("a source that answers %s changes nothing", async (_what, answer) => {
  await refresh()
  fake.answer(answer)
  await expect(refresh()).rejects.toThrow()
  expect((await dollar()).value).toBe(930)
})

test.each([0, -930, 9.3, 93_000, 1_400])(
  "a dollar of %d is rejected as implausible",
  async (value) => {
    await refresh()
    fake.answer({ body: overview({ ...good, uf: 39_800, dolar: value }) })
    expect(await refresh()).toEqual({ stored: 1, refused: ["dolar"], repriced: 0 })
    expect((await dollar()).value).toBe(930)
    expect((await get("/indicators/uf")).body.data.value).toBe(39_800)
  },
)

test.each([
  "2026-04-05T03:00:00.000Z",
  "2026-04-05T04:00:00.000Z",
  "2026-09-06T03:00:00.000Z",
  "2026-09-06T04:00:00.000Z",
])("in the night of a change of the clock, %s is of the day that begins", async (fecha) => {
  fake.answer({ body: overview({ uf: 39_800 }, fecha) })
  const [uf] = await createMindicadorSource(fake.url).readLatest()
  expect(uf?.date).toBe(fecha.slice(0, 10))
})

test("after two months without values a large step is accepted again", async () => {
  fake.answer({ body: overview({ dolar: 930 }, "2026-09-01T04:00:00.000Z") })
  await refresh()
  fake.answer({ body: overview({ dolar: 1_400 }) })
  expect(await refresh()).toMatchObject({ stored: 1, refused: [] })
})

test("a new day is added, an older or future one rejected, today's corrected", async () => {
  await refresh()
  fake.answer({ body: overview({ dolar: 940 }, "2026-11-19T03:00:00.000Z") })
  expect(await refresh()).toMatchObject({ refused: ["dolar"] })
  fake.answer({ body: overview({ dolar: 940 }, "2026-11-25T03:00:00.000Z") })
  expect(await refresh()).toMatchObject({ refused: ["dolar"] })
  fake.answer({ body: overview({ dolar: 931 }) })
  expect(await refresh()).toMatchObject({ stored: 1 })
  expect(await refresh()).toMatchObject({ stored: 0 })
  fake.answer({ body: overview({ dolar: 935 }, "2026-11-21T03:00:00.000Z") })
  await refresh()
  expect(await dollar()).toMatchObject({ value: 935, date: "2026-11-21" })
})

test("values are requested again on the next Chilean day, not before", async () => {
  expect(await areIndicatorsStale(api.database, friday)).toBe(true)
  await refresh()
  expect(await areIndicatorsStale(api.database, friday)).toBe(false)
  expect(await areIndicatorsStale(api.database, new Date("2026-11-21T02:59:00Z"))).toBe(false)
  expect(await areIndicatorsStale(api.database, new Date("2026-11-21T03:00:00Z"))).toBe(true)
})

test("the peso price of ads in dollars follows the dollar, without counting as a change of the ad", async () => {
  await refresh()
  const id = await addAd(api.database, { price: 10_000.5, currency: "USD" })
  const pesos = async () => {
    const { rows } = await api.database.execute<{ price_clp: string; updated_at: Date }>(
      sql`select price_clp, updated_at from ads where id = ${id}`,
    )
    return rows[0]
  }
  const before = await pesos()
  expect(Number(before?.price_clp)).toBe(9_300_465)
  fake.answer({ body: overview({ dolar: 950 }, "2026-11-21T03:00:00.000Z") })
  expect(await refresh()).toMatchObject({ repriced: 1 })
  const after = await pesos()
  expect(Number(after?.price_clp)).toBe(9_500_475)
  expect(after?.updated_at).toEqual(before?.updated_at)
})

test("the dollar update waits for a locked ad without locking others", async () => {
  await refresh()
  const ids = [
    await addAd(api.database, { price: 10, currency: "USD" }),
    await addAd(api.database, { price: 20, currency: "USD" }),
  ]
  fake.answer({ body: overview({ dolar: 960 }, "2026-11-21T03:00:00.000Z") })
  for (const [taken = 0, next = 0] of [ids, ids.toReversed()]) {
    await api.database.execute(sql`update ads set price_clp = 1 where id in (${taken}, ${next})`)
    const { refreshing } = await api.database.transaction(async (transaction) => {
      await lockAd(transaction, taken)
      const refreshing = refresh()
      await expect.poll(() => waitingForLocks(api)).toBe(1)
      await lockAd(transaction, next)
      return { refreshing }
    })
    expect((await refreshing).repriced).toBeGreaterThanOrEqual(2)
  }
})

test("[B9.62] ads in dollars are repriced in batches, and the stored ranges of prices follow", async () => {
  await refresh()
  const ids: number[] = []
  for (const price of [1, 2, 3, 4, 5]) {
    ids.push(await addAd(api.database, { price, currency: "USD", category: "Batches" }))
  }
  await api.database.execute(
    sql`update ads set price_clp = 7 where id in (${sql.join(ids, sql`, `)})`,
  )
  await api.database.execute(sql`update ads set price_clp = price_clp + 0 where id = ${ids[0]}`)
  expect(await repriceDollarAds(api.database, 2)).toBe(5)
  expect(await repriceDollarAds(api.database, 2)).toBe(0)
  const { rows } = await api.database.execute(sql`
    select price_min = min(price_clp) and price_max = max(price_clp) as is_right,
      (select count(*)::int from ad_count_changes) as pending
    from ad_counts join ads using (category_id, condition_id, commune_id)
    where ads.id in (${sql.join(ids, sql`, `)}) group by price_min, price_max`)
  expect(rows).toEqual([{ is_right: true, pending: 0 }])
})

test("[S7.10] converts through the peso, unrounded, from CLP to USD by default", async () => {
  await refresh()
  const { status, body } = await get("/indicators/convert?amount=1000000")
  expect(status).toBe(200)
  expect(conversionSchema.parse(body.data)).toEqual({
    amount: 1_000_000,
    from: "CLP",
    to: "USD",
    result: 1_000_000 / 930,
    date: "2026-11-20",
    values: [{ code: "dolar", value: 930, date: "2026-11-20" }],
  })
  const { data } = (await get("/indicators/convert?amount=2.5&from=UF&to=EUR")).body
  expect(data.result).toBeCloseTo((2.5 * 39_727.96) / 1_060, 9)
  expect((await get("/indicators/convert?amount=0&to=CLP")).body.data).toMatchObject({
    result: 0,
    date: null,
    values: [],
  })
})

test("[S7.10] the day of a conversion is the oldest of its indicators", async () => {
  await refresh()
  fake.answer({ body: overview({ uf: 39_730 }, "2026-11-21T03:00:00.000Z") })
  await refresh()
  const { data } = (await get("/indicators/convert?amount=1&from=UF&to=USD")).body
  expect(data.date).toBe("2026-11-20")
  const days = conversionSchema.parse(data).values.map(({ code, date }) => [code, date])
  expect(Object.fromEntries(days)).toEqual({ uf: "2026-11-21", dolar: "2026-11-20" })
})

test.each([
  ["amount", ""],
  ["amount", "?amount="],
  ["amount", "?amount=-1"],
  ["amount", "?amount=NaN"],
  ["amount", "?amount=1e999"],
  ["amount", "?amount=1&amount=2"],
  ["from", "?amount=1&from=GBP"],
  ["to", "?amount=1&to=usd"],
  ["extra", "?amount=1&extra=1"],
])("[S7.10] an invalid %s is a 400 that names it (%s)", async (field, query) => {
  await refresh()
  const { status, body } = await get(`/indicators/convert${query}`)
  expect(status).toBe(400)
  expect(JSON.stringify(body.error)).toContain(field)
})

test("[S7.10] without a needed value the response is 503, not a wrong number", async () => {
  expect((await get("/indicators/convert?amount=1")).status).toBe(503)
})
