import { afterEach, beforeEach, expect, test } from "vitest"
import { requireStandInAllowed } from "../stand-in/stand-in-server.ts"
import { parseResponse } from "../testing/parse-response.ts"
import { type IndicatorSource, startIndicatorSource } from "./start-indicator-source.ts"

let source: IndicatorSource

beforeEach(async () => {
  // A Friday of the Chilean summer time, so that 03:00 UTC is midnight.
  source = await startIndicatorSource({ port: 0, today: () => new Date("2026-11-20T15:00:00Z") })
})

afterEach(() => source.stop())

type Value = { fecha: string; valor: number; unidad_medida: string }

const fetchOverview = async () =>
  parseResponse<Record<string, Value>>(await fetch(`${source.url}/api`))

const fetchSeries = async (path: string) =>
  (await parseResponse<{ serie: Value[] }>(await fetch(`${source.url}/api/${path}`))).serie

const control = (mode: string) =>
  fetch(`${source.url}/control`, { method: "POST", body: JSON.stringify({ mode }) })

test("the overview names every indicator with unit, date and value", async () => {
  const all = await fetchOverview()
  expect(Object.keys(all)).toEqual(
    "version autor fecha uf ivp dolar dolar_intercambio euro ipc utm imacec tpm libra_cobre tasa_desempleo bitcoin".split(
      " ",
    ),
  )
  expect(all.dolar).toMatchObject({ codigo: "dolar", unidad_medida: "Pesos" })
  expect(all.dolar?.fecha).toBe("2026-11-20T03:00:00.000Z")
  expect(all.dolar?.valor).toBeGreaterThan(800)
  expect(all.ipc?.unidad_medida).toBe("Porcentaje")
})

test("a day has one value, a weekend none for the dollar but one for the UF", async () => {
  expect(await fetchSeries("dolar/20-11-2026")).toHaveLength(1)
  expect(await fetchSeries("dolar/15-11-2026")).toEqual([])
  expect(await fetchSeries("uf/15-11-2026")).toHaveLength(1)
  expect((await fetchSeries("dolar/20-07-2026"))[0]?.fecha).toBe("2026-07-20T04:00:00.000Z")
})

test("in the evening today is the Chilean day, not that of UTC", async () => {
  const today = () => new Date("2026-11-21T01:30:00Z")
  const evening = await startIndicatorSource({ port: 0, today })
  const { uf } = await parseResponse<Record<string, Value>>(await fetch(`${evening.url}/api`))
  await evening.stop()
  expect(uf?.fecha).toBe("2026-11-20T03:00:00.000Z")
})

test("series run newest first: about a month without a year, from January with one", async () => {
  const month = await fetchSeries("dolar")
  expect(month[0]?.fecha).toBe("2026-11-20T03:00:00.000Z")
  expect(month.length).toBeGreaterThan(20)
  const year = await fetchSeries("utm/2026")
  expect(year).toHaveLength(11)
  expect(year.at(-1)?.fecha).toContain("2026-01-01")
  expect(year[0]?.valor).toBeGreaterThan(year.at(-1)?.valor ?? Number.POSITIVE_INFINITY)
})

test("an unknown code or date is not found", async () => {
  expect((await fetch(`${source.url}/api/peso`)).status).toBe(404)
  expect((await fetch(`${source.url}/api/dolar/ayer`)).status).toBe(404)
})

test("it fails on command and recovers", async () => {
  await control("error")
  expect((await fetch(`${source.url}/api`)).status).toBe(500)
  await control("garbage")
  await expect(fetchOverview()).rejects.toThrow(SyntaxError)
  await control("slow")
  const shortTimeout = fetch(`${source.url}/api`, { signal: AbortSignal.timeout(200) })
  await expect(shortTimeout).rejects.toThrow()
  expect((await control("nonsense")).status).toBe(400)
  await control("ok")
  expect((await fetchOverview()).uf?.valor).toBeGreaterThan(39_000)
})

test("stand-ins refuse to run in production unless it is a demo", () => {
  expect(() => requireStandInAllowed("x", { NODE_ENV: "production" })).toThrow(/WARA_DEMO=1/)
  requireStandInAllowed("x", { NODE_ENV: "production", WARA_DEMO: "1" })
  requireStandInAllowed("x", {})
})
