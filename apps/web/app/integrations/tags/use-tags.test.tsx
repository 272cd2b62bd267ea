import { act, cleanup, render } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { isRecord } from "../../browser/is-record.ts"
import type { IntegrationSettings } from "../integration-settings.ts"

const container = { id: "GTM-WARA", url: "https://tags.test" }
const scripts = () => document.querySelectorAll("script[src*='gtm.js']")

const resetPage = () => {
  for (const script of scripts()) script.remove()
  sessionStorage.clear()
  window.dataLayer = undefined
  // The module connects to a page once, so each test reloads it.
  vi.resetModules()
}
beforeEach(() => {
  document.cookie = "site-cookies-accepted=measurement; path=/"
  vi.stubGlobal("requestIdleCallback", (then: () => void) => void then())
  vi.stubGlobal("cancelIdleCallback", () => undefined)
  resetPage()
})
afterEach(() => {
  cleanup()
  document.cookie = "site-cookies-accepted=; path=/; max-age=0"
  vi.unstubAllGlobals()
  resetPage()
})

async function show(given: { tags: IntegrationSettings["tags"]; path?: string; madeAt?: Date }) {
  const { useTags } = await import("./use-tags.ts")
  const Page = () => {
    useTags(given.tags, given.madeAt ? { createdAt: given.madeAt.toISOString() } : null)
    return null
  }
  const router = createMemoryRouter([{ path: "*", element: <Page /> }], {
    initialEntries: [given.path ?? "/"],
  })
  render(<RouterProvider router={router} />)
  return router
}

test("[S1.8] without a container nothing is fetched or tracked, whatever was granted", async () => {
  await show({ tags: null })
  const { track } = await import("./track.ts")
  track({ event: "login", method: "email" })
  expect(scripts()).toHaveLength(0)
  expect(window.dataLayer).toBeUndefined()
})

test("[S1.8] the configured container is fetched once per visit", async () => {
  const router = await show({ tags: container })
  await expect.poll(scripts).toHaveLength(1)
  await act(() => router.navigate("/anuncios"))
  cleanup()
  await show({ tags: container })
  expect(scripts()).toHaveLength(1)
})

test("a page with a code in its URL is hidden from the container; the next one is not", async () => {
  const router = await show({ tags: container, path: "/confirmar-correo?code=secret" })
  await import("./google-tag-manager.ts")
  expect(scripts()).toHaveLength(0)
  await act(() => router.navigate("/"))
  await expect.poll(scripts).toHaveLength(1)
})

const entries = () =>
  (window.dataLayer ?? []).filter((entry) => isRecord(entry) && "method" in entry)

test("a successful log-in is tracked once, with the method of the last attempt", async () => {
  const { expectEntry, trackEntry } = await import("./expected-event.ts")
  expectEntry("email")
  expectEntry("google")
  await show({ tags: container, madeAt: new Date("2026-01-01T12:00:00Z") })
  await expect.poll(entries).toEqual([{ event: "login", method: "google" }])
  trackEntry(new Date())
  expect(entries()).toHaveLength(1)
})

test("an account created by a social log-in is tracked as a sign-up", async () => {
  const { expectEntry } = await import("./expected-event.ts")
  expectEntry("facebook")
  await show({ tags: container, madeAt: new Date() })
  await expect.poll(entries).toEqual([{ event: "sign_up", method: "facebook" }])
})

test("nothing is recorded without consent to measurement", async () => {
  document.cookie = "site-cookies-accepted=ads; path=/"
  const { expectEntry, expectLead } = await import("./expected-event.ts")
  expectEntry("email")
  expectLead()
  expect(sessionStorage).toHaveLength(0)
})
