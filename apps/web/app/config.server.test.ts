import { expect, test } from "vitest"
import { readConfig } from "./config.server.ts"

test("[S7.16] by default the site is at localhost:3000 and the api at localhost:1337", () => {
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

test("one message lists all invalid settings", () => {
  const wrong = { PORT: "many", API_URL: "ftp://api", API_PREFIX: "api/" }
  expect(() => readConfig(wrong)).toThrow(/cannot start.*PORT.*API_URL.*API_PREFIX/)
})

test("[B9.93] pages at a CDN need a hook, its secret and the change stream, and an open site", () => {
  const cdn = { CDN_PURGE_URL: "http://edge.test/purge", CDN_PURGE_SECRET: "secret-of-this-test" }
  const whole = { ...cdn, PAGES_AT_CDN: "1", SERVICE_TOKEN: "service-token-of-this-test" }
  expect(readConfig(cdn).cdn).toBeNull()
  expect(readConfig(whole).cdn).toEqual({
    purgeUrl: cdn.CDN_PURGE_URL,
    secret: cdn.CDN_PURGE_SECRET,
  })
  for (const name of ["CDN_PURGE_URL", "CDN_PURGE_SECRET", "SERVICE_TOKEN"])
    expect(() => readConfig({ ...whole, [name]: "" })).toThrow(name)
  expect(() => readConfig({ ...whole, CDN_PURGE_SECRET: "short" })).toThrow("CDN_PURGE_SECRET")
  const closed = { DEV_MODE: "1", DEV_MODE_PASSPHRASE: "a long phrase" }
  expect(() => readConfig({ ...whole, ...closed })).toThrow("DEV_MODE")
})

const off = {
  tags: null,
  errorsDsn: null,
  botCheck: null,
  recording: false,
  devPassphrase: null,
  filterMinutes: 30,
}

test.each(["missing", "empty"])("[S1.8] [S9.2] a setting that is %s disables its part", (how) => {
  const names = ["GTM_ID", "SENTRY_DSN", "BOT_CHECK", "BOT_CHECK_SITE_KEY", "SESSION_RECORDING"]
  const others = ["DEV_MODE", "FILTERS_CACHE_MINUTES"]
  const empty = Object.fromEntries([...names, ...others].map((name) => [name, ""]))
  const { botCheck, devPassphrase, errorsDsn, filterMinutes, recording, tags } = readConfig(
    how === "empty" ? empty : {},
  )
  expect({ botCheck, devPassphrase, errorsDsn, filterMinutes, recording, tags }).toEqual(off)
})

test("[S1.8] [S9.2] each part is enabled by its own setting and requires its dependencies", () => {
  expect(readConfig({ GTM_ID: "GTM-WARA1" }).tags).toEqual({
    id: "GTM-WARA1",
    url: "https://www.googletagmanager.com",
  })
  expect(readConfig({ SENTRY_DSN: "https://k@errors.test/1" }).errorsDsn).toContain("errors.test")
  expect(readConfig({ BOT_CHECK: "turnstile", BOT_CHECK_SITE_KEY: "k" }).botCheck).toEqual({
    provider: "turnstile",
    siteKey: "k",
    scriptUrl: "https://challenges.cloudflare.com/turnstile/v0/api.js",
  })
  expect(() => readConfig({ BOT_CHECK: "turnstile" })).toThrow("BOT_CHECK_SITE_KEY")
  expect(readConfig({ SESSION_RECORDING: "1" }).recording).toBe(true)
  expect(readConfig({ FILTERS_CACHE_MINUTES: "5" }).filterMinutes).toBe(5)
  expect(() => readConfig({ DEV_MODE: "1" })).toThrow("DEV_MODE_PASSPHRASE")
})

test("the api prefix may be empty", () => {
  expect(readConfig({ API_PREFIX: "" }).apiPrefix).toBe("")
})

const company = {
  COMPANY_NAME: "Faena Clara SpA",
  COMPANY_RUT: "76.543.210-3",
  COMPANY_ADDRESS: "Los Carrera 100, Calama",
  COMPANY_PHONE: "55 212 3456",
}

test("[B5.11] the company's details come from the settings, complete or not at all", () => {
  expect(readConfig({}).company).toBeNull()
  expect(readConfig(company).company).toEqual({
    name: "Faena Clara SpA",
    rut: "76543210-3",
    rutText: "76.543.210-3",
    address: "Los Carrera 100, Calama",
    phone: "+56552123456",
    phoneText: "+56 55 212 3456",
  })
  expect(() => readConfig({ ...company, COMPANY_RUT: "", COMPANY_PHONE: "" })).toThrow(
    "COMPANY_RUT, COMPANY_PHONE (is required with the others)",
  )
  expect(() => readConfig({ ...company, COMPANY_RUT: "76.543.210-4" })).toThrow(
    "COMPANY_RUT (is no RUT)",
  )
})
