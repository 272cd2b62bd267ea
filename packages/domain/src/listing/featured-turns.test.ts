import { expect, test } from "vitest"
import { featuredGroup, featuredGroups, featuredTurn } from "./featured-turns.ts"

test("[B5.11] a turn lasts eleven minutes, and turns are consecutive", () => {
  const turn = featuredTurn(new Date("2026-11-22T12:00:00Z"))
  const start = new Date(turn * 11 * 60_000)
  expect(featuredTurn(start)).toBe(turn)
  expect(featuredTurn(new Date(start.getTime() + 11 * 60_000 - 1))).toBe(turn)
  expect(featuredTurn(new Date(start.getTime() + 11 * 60_000))).toBe(turn + 1)
})

test("[B7.227] each group of featured ads leads for six turns of a round, and goes on where it ended", () => {
  const ownTurns = new Map<number, number[]>()
  for (let turn = 0; turn < featuredGroups * 6 * 3; turn += 1) {
    const own = featuredGroup(new Date(turn * 11 * 60_000))
    expect(own.group).toBe(Math.floor(turn / 6) % featuredGroups)
    ownTurns.set(own.group, [...(ownTurns.get(own.group) ?? []), own.turn])
  }
  const inOrder = Array.from({ length: 18 }, (_, turn) => turn)
  expect([...ownTurns.values()]).toEqual(Array(featuredGroups).fill(inOrder))
})
