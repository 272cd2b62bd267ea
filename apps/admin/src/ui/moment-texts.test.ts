import { expect, test } from "vitest"
import { durationText, shortMoment, waitingText } from "./moment-texts.ts"

test.each([
  [0.5, "0 min"],
  [59, "59 min"],
  [60, "1 h"],
  [200, "3 h 20 min"],
  [1440, "1 día"],
  [3120, "2 días 4 h"],
  [14_400, "10 días"],
  [604_800, "1 año 1 mes"],
])("%d minutes are %s", (minutes, text) => {
  expect(durationText(minutes)).toBe(text)
})

test("waiting times, and times in Chile's time zone", () => {
  const now = new Date("2026-11-21T15:20:00Z")
  expect(waitingText("2026-11-21T12:00:00Z", now)).toBe("espera 3 h 20 min")
  expect(shortMoment("2026-11-21T02:05:00Z")).toBe("20-11-2026, 23:05")
})
