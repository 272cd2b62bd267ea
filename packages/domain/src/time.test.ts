import { expect, test } from "vitest"
import { days, hours, inSeconds, minutes } from "./time.ts"

test("durations are milliseconds, and seconds where a protocol counts those", () => {
  expect([minutes(1), hours(1), days(1)]).toEqual([60_000, 3_600_000, 86_400_000])
  expect(days(0.5)).toBe(hours(12))
  expect(inSeconds(days(1))).toBe(86_400)
})
