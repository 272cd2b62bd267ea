import { expect, test } from "vitest"
import {
  addDays,
  addWorkingDays,
  chileanHolidays,
  daysBetween,
  isWorkingDay,
} from "./chilean-holidays.ts"

test("[B9.70] the holidays of 2026 are those of the Chilean calendar", () => {
  expect([...chileanHolidays(2026)].sort()).toEqual([
    "2026-01-01",
    "2026-04-03",
    "2026-04-04",
    "2026-05-01",
    "2026-05-21",
    "2026-06-21",
    "2026-06-29",
    "2026-07-16",
    "2026-08-15",
    "2026-09-18",
    "2026-09-19",
    "2026-10-12",
    "2026-10-31",
    "2026-11-01",
    "2026-12-08",
    "2026-12-25",
  ])
})

test.each([
  ["2023-01-02", "Monday after New Year"],
  ["2024-06-20", "solstice on the 20th"],
  ["2023-06-26", "Saint Peter moved from Thursday to Monday"],
  ["2024-09-20", "Friday after the national holidays"],
  ["2018-09-17", "Monday before the national holidays"],
  ["2027-09-17", "Friday before national holidays on a weekend"],
  ["2023-10-09", "12 October moved from Thursday"],
  ["2023-10-27", "Reformation moved from Tuesday to Friday"],
  ["2018-11-02", "Reformation moved from Wednesday to Friday"],
  ["2025-04-18", "Good Friday"],
])("%s is a holiday: %s", (day) => {
  expect(isWorkingDay(day)).toBe(false)
})

test("the day before the national holidays is a working day when it joins nothing", () => {
  expect(isWorkingDay("2026-09-17")).toBe(true)
  expect(isWorkingDay("2029-09-20")).toBe(true)
})

test("[B9.70] working days skip weekends and holidays, also across a year", () => {
  expect(addWorkingDays("2026-11-24", 15)).toBe("2026-12-16")
  expect(addWorkingDays("2026-12-23", 6)).toBe("2027-01-04")
  expect(isWorkingDay("2026-12-07")).toBe(true)
})

test("calendar days are counted across the change of the clock", () => {
  expect(addDays("2026-09-05", 1)).toBe("2026-09-06")
  expect(daysBetween("2026-04-03", "2026-05-03")).toBe(30)
  expect(daysBetween("2026-05-03", "2026-05-01")).toBe(-2)
})
