import { expect, test, vi } from "vitest"
import { lastDays } from "./span-choice.tsx"

test.each([
  { change: "an hour earlier", now: "2027-04-05T03:30:00Z", from: "2027-03-30", to: "2027-04-04" },
  { change: "an hour later", now: "2027-09-06T03:30:00Z", from: "2027-09-01", to: "2027-09-06" },
])("a span has as many days when the clock was set $change", ({ now, from, to }) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] })
  expect(lastDays(6)).toEqual({ from, to })
})
