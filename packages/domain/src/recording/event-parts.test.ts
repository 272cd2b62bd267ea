import { array, assert, jsonValue, property, string } from "fast-check"
import { expect, test } from "vitest"
import { joinParts, splitIntoCalls } from "./event-parts.ts"
import { maxCallBytes } from "./recording.ts"

type Event = { type: number; timestamp: number; data?: unknown }
const parse = (json: unknown): Event => Object(json)
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length

test("[B8.37] events split into calls of any size are the same when joined", () => {
  const values = array(jsonValue().map((value) => [value]))
  const whatever = property(values, string({ unit: "grapheme", maxLength: 900 }), (data, long) => {
    const events: Event[] = [...data, [long]].map((one, at) => ({
      type: 3,
      timestamp: at,
      // As it arrives: JSON knows no negative zero.
      data: JSON.parse(JSON.stringify(one)),
    }))
    const calls = splitIntoCalls<Event>(events, 300)
    for (const call of calls) expect(JSON.stringify(call).length).toBeLessThanOrEqual(300)
    expect(joinParts(calls.flat(), parse)).toEqual(events)
  })
  assert(whatever, { numRuns: 200 })
})

test("[B8.37] the largest event of a batch takes calls of less than 256 kB, whatever its characters", () => {
  for (const sign of ['"', "\\", "ñ", "好", "🚜"]) {
    const data = { text: sign.repeat(1_000_000 / sign.length) }
    const calls = splitIntoCalls<Event>([{ type: 2, timestamp: 1, data }])
    expect(calls.length).toBeGreaterThan(10)
    for (const call of calls) expect(bytes(call)).toBeLessThan(maxCallBytes - 1_000)
    expect(joinParts(calls.flat(), parse)).toEqual([{ type: 2, timestamp: 1, data }])
  }
})

test("[B8.37] an event with a missing part is left out", () => {
  const large = { type: 2, timestamp: 1, data: { text: "x".repeat(900) } }
  const small = { type: 3, timestamp: 2, data: {} }
  const calls = splitIntoCalls<Event>([large, small], 300).flat()
  for (const lost of [0, 1, calls.length - 2]) {
    expect(joinParts(calls.toSpliced(lost, 1), parse)).toEqual([small])
  }
})
