import { expect, test } from "vitest"
import {
  findPublicKeys,
  findSharedFaults,
  isRandomSecret,
  isRealProduction,
  refusalOf,
} from "./production-settings.ts"

test.each([
  ["7c41d9c2a8f04e35b6d1f2a97e80c3b5", true],
  ["Zq8-x0_Lm4Tr7wVb", true],
  ["Zq8-x0_Lm4Tr7wV", false],
  ["aaaaaaaaaaaaaaaaaaaaaaaa", false],
  ["abcabcabcabcabcabcabc", false],
  ["change-me-before-production-1", false],
  ["service-token-of-the-shop-17", false],
])("[B9.30] %s may be a random secret: %s", (text, isRandom) => {
  expect(isRandomSecret(text)).toBe(isRandom)
})

test("[B9.30] an https address and a random token are necessary, each fault is a sentence", () => {
  const safe = { BASE_URL: "https://wara.cl", SERVICE_TOKEN: "7c41d9c2a8f04e35b6d1f2a97e80c3b5" }
  expect(findSharedFaults(safe)).toEqual([])
  const names = findSharedFaults({ BASE_URL: "http://wara.cl" }).map((fault) => fault.split(":")[0])
  expect(names).toEqual(["BASE_URL", "SERVICE_TOKEN"])
  expect(refusalOf(["BASE_URL: x", "MAIL: y"])).toContain("\n- BASE_URL: x\n- MAIL: y\n")
})

test("[B9.30] only a declared demonstration is exempt", () => {
  expect(isRealProduction({ NODE_ENV: "production" })).toBe(true)
  expect(isRealProduction({ NODE_ENV: "production", WARA_DEMO: "0" })).toBe(true)
  expect(isRealProduction({ NODE_ENV: "production", WARA_DEMO: "1" })).toBe(false)
  expect(isRealProduction({ NODE_ENV: "test" })).toBe(false)
})

test("[B9.30] keys that providers publish are no secrets", () => {
  const given = { BOT_CHECK_SECRET: "1x0000000000000000000000000000000AA", WEBPAY_API_KEY: "own" }
  expect(findPublicKeys(given, ["BOT_CHECK_SECRET", "WEBPAY_API_KEY"])).toEqual([
    "BOT_CHECK_SECRET: is a key that its provider publishes for tests, not a secret",
  ])
})
