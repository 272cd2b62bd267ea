import { expect, test } from "vitest"
import { isAfterEvent, pathAfterEvent } from "./recent-event.ts"

const now = new Date("2026-11-22T12:00:00.900Z")
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const searchOf = (path: string) => new URLSearchParams(path.split("?")[1])

test("[B5.20] a page reports an event for one hour, and only an event that happened", () => {
  const search = searchOf(pathAfterEvent("/contacto/gracias", now))
  expect(isAfterEvent(search, now)).toBe(true)
  expect(isAfterEvent(search, later(3600))).toBe(true)
  expect(isAfterEvent(search, later(3601))).toBe(false)
  for (const text of ["", "hora=", "hora=x", "hora=1e9", "hora=99999999999", "hora=-1"])
    expect(isAfterEvent(new URLSearchParams(text), now), text).toBe(false)
})
