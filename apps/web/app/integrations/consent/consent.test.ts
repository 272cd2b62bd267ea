import { afterEach, expect, test, vi } from "vitest"
import { chooseConsent, onConsent, readConsent } from "./consent.ts"
import { everything, nothing } from "./consent-cookie.ts"

afterEach(() => {
  document.cookie = "site-cookies-accepted=; path=/; max-age=0"
})

test("there is no choice before one is stored, and it is read back unchanged", () => {
  expect(readConsent()).toBeNull()
  chooseConsent(everything)
  expect(readConsent()).toEqual(everything)
  const some = { ...nothing, measurement: true, recording: true }
  chooseConsent(some)
  expect(readConsent()).toEqual(some)
  chooseConsent(nothing)
  expect(readConsent()).toEqual(nothing)
})

test("subscribers receive each choice until they unsubscribe", () => {
  const reader = vi.fn()
  const stop = onConsent(reader)
  chooseConsent(everything)
  stop()
  chooseConsent(nothing)
  expect(reader).toHaveBeenCalledTimes(1)
})
