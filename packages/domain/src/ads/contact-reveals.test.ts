import { expect, test } from "vitest"
import { hours, minutes } from "../time.ts"
import { defaultRevealLimits, reachedRevealLimit } from "./contact-reveals.ts"

const now = new Date("2026-11-23T15:00:00Z")
const ago = (...ages: number[]) => ages.map((age) => new Date(now.getTime() - age))
const reached = (earlier: Date[], at: Date) => reachedRevealLimit(earlier, defaultRevealLimits, at)
const each = (count: number, age: (index: number) => number) =>
  ago(...Array.from({ length: count }, (_, index) => age(index)))

test("[B8.4] ten reveals within an hour are the limit, until the oldest of them is an hour old", () => {
  expect(reached([], now)).toBeNull()
  expect(reached(each(9, minutes), now)).toBeNull()
  const ten = each(10, (index) => minutes(5 * index))
  expect(reached(ten, now)).toEqual({
    ...{ window: "hour", max: 10, retryAfterSeconds: 15 * 60 },
  })
  const later = new Date(now.getTime() + minutes(15))
  expect(reached(ten, later)).toBeNull()
})

test("[B8.4] thirty reveals within 24 hours are the limit, also when the last hour had none", () => {
  const thirty = each(30, (index) => hours(2) + minutes(30 * index))
  expect(reached(thirty.slice(1), now)).toBeNull()
  const wait = hours(24) - hours(2) - minutes(30 * 29)
  expect(reached(thirty, now)).toEqual({
    window: "day",
    max: 30,
    retryAfterSeconds: wait / 1000,
  })
})

test("[B8.4] with both limits reached, the one of the day is reported", () => {
  expect(
    reached(
      each(30, () => minutes(1)),
      now,
    )?.window,
  ).toBe("day")
})

test("[B10.105] operators' limits count instead of the usual ones", () => {
  const two = each(2, minutes)
  expect(reachedRevealLimit(two, { hour: 2, day: 30 }, now)).toMatchObject({
    window: "hour",
    max: 2,
  })
  expect(reachedRevealLimit(two, { hour: 3, day: 2 }, now)).toMatchObject({ window: "day", max: 2 })
})
