import { expect, test } from "vitest"
import { hours, minutes } from "../time.ts"
import { reachedRevealLimit } from "./contact-reveals.ts"

const now = new Date("2026-11-23T15:00:00Z")
const ago = (...ages: number[]) => ages.map((age) => new Date(now.getTime() - age))
const each = (count: number, age: (index: number) => number) =>
  ago(...Array.from({ length: count }, (_, index) => age(index)))

test("[B8.4] ten reveals within an hour are the limit, until the oldest of them is an hour old", () => {
  expect(reachedRevealLimit([], now)).toBeNull()
  expect(reachedRevealLimit(each(9, minutes), now)).toBeNull()
  const ten = each(10, (index) => minutes(5 * index))
  expect(reachedRevealLimit(ten, now)).toEqual({ window: "hour", retryAfterSeconds: 15 * 60 })
  const later = new Date(now.getTime() + minutes(15))
  expect(reachedRevealLimit(ten, later)).toBeNull()
})

test("[B8.4] thirty reveals within 24 hours are the limit, also when the last hour had none", () => {
  const thirty = each(30, (index) => hours(2) + minutes(30 * index))
  expect(reachedRevealLimit(thirty.slice(1), now)).toBeNull()
  const wait = hours(24) - hours(2) - minutes(30 * 29)
  expect(reachedRevealLimit(thirty, now)).toEqual({
    window: "day",
    retryAfterSeconds: wait / 1000,
  })
})

test("[B8.4] with both limits reached, the one of the day is reported", () => {
  expect(
    reachedRevealLimit(
      each(30, () => minutes(1)),
      now,
    )?.window,
  ).toBe("day")
})
