import { expect, test } from "vitest"
import { byWeek } from "./income-plot.tsx"

test("days are summed by the Monday of their week", () => {
  const days = ["2026-11-15", "2026-11-16", "2026-11-21", "2026-11-22", "2026-11-23"]
  expect(byWeek(days.map((day, index) => ({ day, count: index + 1 })))).toEqual([
    { day: "2026-11-09", count: 1 },
    { day: "2026-11-16", count: 9 },
    { day: "2026-11-23", count: 5 },
  ])
})
