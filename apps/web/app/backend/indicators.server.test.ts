import { afterAll, beforeEach, expect, test } from "vitest"
import { openServer, sendJson } from "../../test/open-server.ts"

const uf = { code: "uf", name: "UF", value: 39_600.5, unit: "Pesos", date: "2026-11-20" }
let status = 200
let body: unknown
const api = await openServer((_request, response) => sendJson(response, status, body))
process.env.API_URL = api.url
const { convert, listIndicators, readIndicator } = await import("./indicators.server.ts")

const broken = { status: 500, name: "UnknownError", message: "broken", details: {} }
const answering = (message: string) => ({ data: { message, cause: broken }, init: { status: 500 } })

beforeEach(() => {
  api.received.length = 0
  status = 200
})
afterAll(() => api.close())

test("[S7.10] indicators are read together and individually", async () => {
  body = { data: [uf] }
  expect(await listIndicators()).toEqual([uf])
  body = { data: uf }
  expect(await readIndicator("uf")).toEqual(uf)
  expect(api.received.map(({ url }) => url)).toEqual(["/api/indicators", "/api/indicators/uf"])
})

test("[S7.10] conversions are from pesos to dollars by default", async () => {
  body = {
    data: { amount: 1000, from: "CLP", to: "USD", result: 1.05, date: "2026-11-20", values: [] },
  }
  expect(await convert(1000)).toMatchObject({ result: 1.05 })
  await convert(2, "UF", "CLP")
  expect(api.received.map(({ url }) => url)).toEqual([
    "/api/indicators/convert?amount=1000&from=CLP&to=USD",
    "/api/indicators/convert?amount=2&from=UF&to=CLP",
  ])
})

test("[S8.4] failures contain the catalogue's message and the backend's error", async () => {
  status = 500
  body = { data: null, error: broken }
  await expect(listIndicators()).rejects.toMatchObject(
    answering("Error al obtener los indicadores económicos"),
  )
  await expect(readIndicator("uf")).rejects.toMatchObject(
    answering("Error al obtener el indicador económico"),
  )
  await expect(convert(1)).rejects.toMatchObject(answering("Error al convertir la moneda"))
})
