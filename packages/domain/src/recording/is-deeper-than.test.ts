import { expect, test } from "vitest"
import { isDeeperThan } from "./is-deeper-than.ts"

test("levels are counted, however many there are", () => {
  expect(isDeeperThan(0, "text")).toBe(false)
  expect(isDeeperThan(2, { a: [1, "b", null] })).toBe(false)
  expect(isDeeperThan(1, { a: [] })).toBe(true)
  expect(isDeeperThan(600, JSON.parse("[".repeat(200_000) + "]".repeat(200_000)))).toBe(true)
})
