import { afterEach, expect, test, vi } from "vitest"
import { chooseConsent, onConsent, readConsent } from "./consent.ts"
import { everything, nothing } from "./consent-cookie.ts"

afterEach(() => {
  document.cookie = "site-cookies-accepted=; path=/; max-age=0"
})

test("nobody has chosen until they do, and what they chose is what is read", () => {
  expect(readConsent()).toBeNull()
  chooseConsent(everything)
  expect(readConsent()).toEqual(everything)
  const some = { ...nothing, measurement: true, recording: true }
  chooseConsent(some)
  expect(readConsent()).toEqual(some)
  chooseConsent(nothing)
  expect(readConsent()).toEqual(nothing)
})

test("who waits for a choice is told of each one until they stop waiting", () => {
  const reader = vi.fn()
  const stop = onConsent(reader)
  chooseConsent(everything)
  stop()
  chooseConsent(nothing)
  expect(reader).toHaveBeenCalledTimes(1)
})
