import { expect, test } from "vitest"
import { readConfig } from "./config.ts"

test("[S5.5] settings have no custom messages, so that the default ones apply", () => {
  const given = { DATABASE_URL: "postgres://x", BASE_URL: "wara", OPERATOR_EMAIL: "operador" }
  expect(() => readConfig(given)).toThrow("BASE_URL: Invalid URL")
  expect(() => readConfig(given)).toThrow("OPERATOR_EMAIL: Invalid email address")
})

test("payments require a Webpay shop with its key", () => {
  const given = { DATABASE_URL: "postgres://x", WEBPAY_BASE_URL: "http://localhost:1/" }
  expect(readConfig(given).webpay).toBeNull()
  const shop = { ...given, WEBPAY_COMMERCE_CODE: "597000000000" }
  expect(() => readConfig(shop)).toThrow("WEBPAY_API_KEY")
  const open = { ...shop, WEBPAY_API_KEY: "key", NODE_ENV: "production" }
  expect(() => readConfig(open)).toThrow("WEBPAY_BASE_URL: must use https when the shop key is set")
  expect(readConfig({ ...open, WARA_DEMO: "1" }).webpay).not.toBeNull()
  const local = { ...shop, WEBPAY_API_KEY: "key", WEBPAY_TIMEOUT: "500", NODE_ENV: "test" }
  expect(readConfig(local).webpay).toEqual({
    commerceCode: "597000000000",
    apiKey: "key",
    baseUrl: "http://localhost:1",
    timeout: 500,
    statusRetries: 2,
  })
})

test("[S1.8] bot check, error reports and recordings are enabled by their settings", () => {
  const given = { DATABASE_URL: "postgres://x", SENTRY_DSN: "", BOT_CHECK: "", SMTP_URL: "" }
  const off = readConfig(given)
  expect([off.errorsDsn, off.botCheck, off.recording]).toEqual([null, null, false])
  const check = { ...given, BOT_CHECK: "recaptcha", BASE_URL: "https://wara.test" }
  expect(() => readConfig(check)).toThrow("BOT_CHECK_SECRET")
  expect(readConfig({ ...check, BOT_CHECK_SECRET: "s" }).botCheck).toEqual({
    provider: "recaptcha",
    secret: "s",
    verifyUrl: "https://www.google.com/recaptcha/api/siteverify",
    minScore: 0.5,
    hostname: "wara.test",
  })
  expect(readConfig({ ...given, SESSION_RECORDING: "true" }).recording).toBe(true)
})
