import { render, screen } from "@testing-library/react"
import { createMemoryRouter, Outlet, RouterProvider, useRouteError } from "react-router"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { LostFile, loadRouteModule } from "./load-route-module.ts"
import { loadQuietly, useReload, watchFiles } from "./reload.ts"
import { reloadOnce } from "./reload-once.ts"

const start = new Date("2026-11-21T12:00:00Z")
const reload = vi.fn()
watchFiles(reload)

beforeEach(() => {
  reload.mockClear()
  sessionStorage.clear()
  vi.useFakeTimers({ toFake: ["Date"], now: start })
})
afterEach(() => {
  document.body.replaceChildren()
})

const after = (milliseconds: number) => vi.setSystemTime(start.getTime() + milliseconds)

/** The event that Vite dispatches when a file fails to load. */
const dispatchPreloadError = () =>
  window.dispatchEvent(new Event("vite:preloadError", { cancelable: true }))

test("[S4.15] a chunk that fails to load reloads the page, at most once in 10,000 ms", () => {
  dispatchPreloadError()
  expect(reload).toHaveBeenCalledTimes(1)
  after(9_999)
  dispatchPreloadError()
  expect(reload).toHaveBeenCalledTimes(1)
  after(10_000)
  dispatchPreloadError()
  expect(reload).toHaveBeenCalledTimes(2)
})

test("[S4.15] without storage there is no reload, because it would loop", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  expect(reloadOnce(reload)).toBe(false)
  vi.restoreAllMocks()
  sessionStorage.setItem("wara-reloaded-at", "no number")
  expect(reloadOnce(reload)).toBe(true)
  expect(reload).toHaveBeenCalledTimes(1)
})

test("optional chunks do not reload the page", async () => {
  const lost = loadQuietly(async () => {
    dispatchPreloadError()
    throw new TypeError("blocked")
  })
  await expect(lost).rejects.toThrow("blocked")
  expect(reload).not.toHaveBeenCalled()
  dispatchPreloadError()
  expect(reload).toHaveBeenCalledTimes(1)
})

test("a page with unsaved input is not reloaded", () => {
  document.body.innerHTML = '<input type="hidden" value="1"><textarea></textarea>'
  const field = document.querySelector("textarea")
  if (field) field.value = "Se vende"
  dispatchPreloadError()
  expect(reload).not.toHaveBeenCalled()
  field?.remove()
  dispatchPreloadError()
  expect(reload).toHaveBeenCalledTimes(1)
})

/** Navigates to a page whose module cannot be loaded. */
async function openPageWithoutModule() {
  const route = { id: "lost", module: "data:text/javascript,throw 1" }
  const drawn = async () => {
    const page = await loadRouteModule(route, {})
    return () => {
      page.default?.()
      return <h1>Contacto</h1>
    }
  }
  function Boundary() {
    const error = useRouteError()
    return useReload(error, reload) ? null : <h1>{error instanceof LostFile ? "Error" : "Otro"}</h1>
  }
  const router = createMemoryRouter([
    {
      element: <Outlet />,
      errorElement: <Boundary />,
      children: [
        { path: "/", element: <h1>Inicio</h1> },
        {
          path: "/perdida",
          loader: () => null,
          lazy: { Component: drawn },
        },
      ],
    },
  ])
  const { unmount } = render(<RouterProvider router={router} />)
  await router.navigate("/perdida")
  return { router, unmount }
}

test("[S4.15] a page whose module fails to load is loaded as a document at its own URL", async () => {
  // React and the router report every error for which a page is rendered.
  vi.spyOn(console, "error").mockImplementation(() => {})
  const first = await openPageWithoutModule()
  await expect.poll(() => reload.mock.calls.length).toBe(1)
  expect(first.router.state.location.pathname).toBe("/perdida")
  expect(screen.queryByRole("heading")).toBeNull()
  first.unmount()
  after(9_999)
  await openPageWithoutModule()
  expect(await screen.findByRole("heading", { name: "Error" })).toBeDefined()
  expect(reload).toHaveBeenCalledTimes(1)
})

test("a loaded module is cached; a failed one is not", async () => {
  const module = { default: () => null }
  expect(await loadRouteModule({ id: "a", module: "nowhere" }, { a: module })).toBe(module)
  const loaded = {}
  const lost = await loadRouteModule({ id: "a", module: "data:text/javascript,throw 1" }, loaded)
  expect(() => lost.default?.()).toThrow(LostFile)
  expect(loaded).toEqual({})
})
