import { expect, test } from "vitest"
import { featuredTurn } from "./featured-turns.ts"

test("[B5.11] a turn lasts eleven minutes, and turns are consecutive", () => {
  const turn = featuredTurn(new Date("2026-11-22T12:00:00Z"))
  const start = new Date(turn * 11 * 60_000)
  expect(featuredTurn(start)).toBe(turn)
  expect(featuredTurn(new Date(start.getTime() + 11 * 60_000 - 1))).toBe(turn)
  expect(featuredTurn(new Date(start.getTime() + 11 * 60_000))).toBe(turn + 1)
})
