import { expect, test } from "vitest"
import { readConfig } from "./config.server.ts"

test("[S7.16] the site is at localhost:3000 and the api at localhost:1337 unless configured", () => {
  const usual = readConfig({})
  expect([usual.baseUrl, usual.apiUrl, usual.apiPrefix, usual.port]).toEqual([
    "http://localhost:3000",
    "http://localhost:1337",
    "/api",
    3000,
  ])
  const own = readConfig({ BASE_URL: "https://wara.test/", API_URL: "http://api.internal:8080/" })
  expect([own.baseUrl, own.apiUrl]).toEqual(["https://wara.test", "http://api.internal:8080"])
})

test("[S1.9] search engines are blocked by configuration only", () => {
  expect(readConfig({}).blockSearchEngines).toBe(false)
  expect(readConfig({ BLOCK_SEARCH_ENGINES: "false" }).blockSearchEngines).toBe(false)
  expect(readConfig({ BLOCK_SEARCH_ENGINES: "true" }).blockSearchEngines).toBe(true)
})

test("one sentence names every setting that is wrong", () => {
  const wrong = { PORT: "many", API_URL: "ftp://api", API_PREFIX: "api/" }
  expect(() => readConfig(wrong)).toThrow(/cannot start.*PORT.*API_URL.*API_PREFIX/)
})
