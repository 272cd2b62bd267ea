import { act, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import {
  UNSAFE_createBrowserHistory as createBrowserHistory,
  createBrowserRouter,
  type DataRouter,
  Link,
  Outlet,
  RouterProvider,
  useFetcher,
  useLocation,
  useNavigation,
} from "react-router"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { createEarlyRouter, type Pop } from "./early-router.ts"
import { startingState } from "./starting-page.ts"

function Frame() {
  const { pathname, hash } = useLocation()
  const [count, setCount] = useState(0)
  return (
    <main>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`pressed ${count}`}
      </button>
      <p>{`${pathname}${hash} ${useNavigation().state}`}</p>
      <Outlet />
    </main>
  )
}

function List() {
  const fetcher = useFetcher<string>()
  return (
    <>
      <Link to="/anuncios/grua">Grúa</Link>
      <button type="button" onClick={() => fetcher.load("/dato")}>
        {`data ${fetcher.state} ${fetcher.data ?? ""}`}
      </button>
    </>
  )
}
const Ad = () => <h1>Grúa</h1>

const modules = { root: { default: Frame }, "page/anuncios": { default: List } }

/** The router itself, with the same elements. */
function fullRouter(pop: Pop | null): DataRouter {
  const router = createBrowserRouter(
    [
      {
        id: "root",
        path: "",
        Component: Frame,
        ErrorBoundary: () => <p>failed</p>,
        children: [
          { id: "page/anuncios", path: "/anuncios", Component: List },
          { path: "/anuncios/:slug", Component: Ad },
          { path: "/dato", loader: () => "7" },
        ],
      },
    ],
    { hydrationData: { loaderData: {} } },
  )
  if (pop !== null) void router.navigate(pop.location, { replace: true })
  return router
}

let history: ReturnType<typeof createBrowserHistory>

function open(load: () => Promise<unknown>) {
  history = createBrowserHistory()
  const ids = ["root", "page/anuncios"]
  const starting = startingState(ids, modules, { loaderData: {} }, history.location)
  if (starting === null) throw new Error("not matched")
  const asked = vi.fn(load)
  const router = createEarlyRouter({ ...starting, history }, async () => {
    await asked()
    return (lastPop) => fullRouter(lastPop())
  })
  render(<RouterProvider router={router} />)
  return asked
}

const shown = () => document.querySelector("p")?.textContent

beforeEach(() => window.history.replaceState(null, "", "/anuncios"))
afterEach(() => vi.restoreAllMocks())

test("[B7.170] a page is interactive without the router, which the first navigation loads and enters", async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const load = open(() => promise)
  fireEvent.click(screen.getByRole("button", { name: "pressed 0" }))
  expect(shown()).toBe("/anuncios idle")
  expect(load).not.toHaveBeenCalled()
  await act(async () => void fireEvent.click(screen.getByRole("link")))
  expect(shown()).toBe("/anuncios loading")
  await act(async () => resolve())
  expect(await screen.findByRole("heading", { name: "Grúa" })).toBeDefined()
  expect(shown()).toBe("/anuncios/grua idle")
  expect(screen.getByRole("button", { name: "pressed 1" })).toBeDefined()
  expect(load).toHaveBeenCalledTimes(1)
})

test("[B7.170] a call of the page loads the router too, and gets its answer", async () => {
  open(async () => undefined)
  await act(async () => void fireEvent.click(screen.getByRole("button", { name: "data idle" })))
  expect(await screen.findByRole("button", { name: "data idle 7" })).toBeDefined()
})

test("[B7.170] a jump within the page is followed", async () => {
  open(async () => undefined)
  await act(async () => {
    window.history.replaceState(null, "", "/anuncios#pie")
    window.dispatchEvent(new PopStateEvent("popstate"))
  })
  await expect.poll(shown).toBe("/anuncios#pie idle")
})

test("[B7.170] without the router a link leads to the document, and what is sent shows an error", async () => {
  const assign = vi.fn()
  const load = open(() => Promise.reject(new Error("lost")))
  vi.stubGlobal("location", { ...window.location, assign })
  await act(async () => void fireEvent.click(screen.getByRole("link")))
  expect(assign).toHaveBeenCalledWith("/anuncios/grua")
  expect(shown()).toBe("/anuncios idle")
  expect(load).toHaveBeenCalledTimes(1)
})
