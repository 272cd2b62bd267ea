import { expect, test } from "vitest"
import { afterQuietTurn } from "./quiet-turn.ts"

/** Runs turns of these durations; the number of turns until the callback, null without it. */
function turnsUntilQuiet(durations: readonly number[]): number | null {
  let time = 0
  let next: (() => void) | null = null
  let calledAfter: number | null = null
  let turn = 0
  const nextTurn = (callback: () => void) => {
    next = callback
  }
  afterQuietTurn({ nextTurn, now: () => time }, () => {
    calledAfter = turn
  })
  for (const duration of durations) {
    turn += 1
    time += duration
    const callback = next as (() => void) | null
    next = null
    callback?.()
  }
  return calledAfter
}

test("[B9.123] a busy turn is not the moment to close, a quiet one after it is", () => {
  expect(turnsUntilQuiet([0, 1])).toBe(2)
  expect(turnsUntilQuiet([300, 80, 80, 2, 0])).toBe(4)
  expect(turnsUntilQuiet([300, 80, 80])).toBeNull()
})

test("[B9.123] a server that is never quiet closes after a second", () => {
  expect(turnsUntilQuiet([400, 400, 400, 400])).toBe(3)
})
