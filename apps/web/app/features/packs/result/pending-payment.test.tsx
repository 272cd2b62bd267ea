import { act, render, screen } from "@testing-library/react"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { PendingPayment } from "./pending-payment.tsx"

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test("a payment being confirmed is polled for two minutes", async () => {
  const loader = vi.fn(() => null)
  const element = <PendingPayment order="W1" />
  const routes = [{ path: "/packs/gracias", element, loader }]
  const router = createMemoryRouter(routes, {
    initialEntries: ["/packs/gracias?orden=o1"],
    hydrationData: { loaderData: { "0": null } },
  })
  render(<RouterProvider router={router} />)
  expect(screen.getByText("Orden W1")).toBeDefined()
  const again = screen.getByRole("link", { name: "Comprobar de nuevo" })
  expect(again.getAttribute("href")).toBe("/packs/gracias?orden=o1")
  await act(() => vi.advanceTimersByTimeAsync(5_000))
  expect(loader).toHaveBeenCalledTimes(1)
  await act(() => vi.advanceTimersByTimeAsync(600_000))
  expect(loader).toHaveBeenCalledTimes(24)
})
