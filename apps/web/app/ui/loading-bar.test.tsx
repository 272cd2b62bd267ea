import { act, render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { LoadingBar } from "./loading-bar.tsx"

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

async function startNavigation() {
  let finish: (value: null) => void = () => {}
  const router = createMemoryRouter([
    { path: "/", element: <LoadingBar /> },
    { path: "/next", element: null, loader: () => new Promise<null>((done) => (finish = done)) },
  ])
  render(<RouterProvider router={router} />)
  await act(async () => void router.navigate("/next"))
  return () => act(async () => finish(null))
}

test("[S9.5] a page that takes less than 200 ms shows no bar", async () => {
  await startNavigation()
  act(() => vi.advanceTimersByTime(199))
  expect(screen.queryByRole("progressbar")).toBeNull()
})

test("[S9.5] after 200 ms the bar is shown until the page has loaded", async () => {
  const finish = await startNavigation()
  act(() => vi.advanceTimersByTime(200))
  expect(screen.getByRole("progressbar", { name: "Cargando la página" })).toBeDefined()
  await finish()
  expect(screen.queryByRole("progressbar")).toBeNull()
})
