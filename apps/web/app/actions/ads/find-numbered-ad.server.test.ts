import { buildAd } from "@wara/factories/build-ad"
import { afterAll, beforeEach, expect, test } from "vitest"
import { openServer, sendJson } from "../../../test/open-server.ts"

const ad = buildAd({ id: 1302, slug: "grua-1302", name: "Grúa" })
const api = await openServer((request, response) => {
  const { searchParams } = new URL(request.url, "http://api.test")
  const data = searchParams.get("filters[id][$eq]") === "1302" ? [ad] : []
  const pagination = { page: 1, pageSize: 1, pageCount: 1, total: data.length }
  return sendJson(response, 200, { data, meta: { pagination } })
})
process.env.API_URL = api.url
const { findNumberedAd } = await import("./find-numbered-ad.server.ts")

beforeEach(() => {
  api.received.length = 0
})
afterAll(() => api.close())

test("[B5.11] a public ad is found by its number; an unknown number finds nothing", async () => {
  const found = { slug: "grua-1302", name: "Grúa", number: 1302 }
  expect(await findNumberedAd("nº 1302", {})).toEqual({ ...found, isCertain: true })
  expect(await findNumberedAd("1302", {})).toEqual({ ...found, isCertain: false })
  expect(await findNumberedAd("nº 99", {})).toBeNull()
})

test("a text that is not a number sends no request", async () => {
  expect(await findNumberedAd("excavadora 320", {})).toBeNull()
  expect(api.received).toHaveLength(0)
})
