import { expect, test } from "vitest"
import { clockText, lengthText, sizeText } from "./recording-texts.ts"

test("durations, times and sizes are written for people", () => {
  expect([45, 200, 7_500].map(lengthText)).toEqual(["45 s", "3 min 20 s", "2 h 05 min"])
  expect([0, 7_900, 760_000].map(clockText)).toEqual(["0:00", "0:07", "12:40"])
  expect([10, 339_001, 1_249_000].map(sizeText)).toEqual(["1 kB", "340 kB", "1,2 MB"])
})
