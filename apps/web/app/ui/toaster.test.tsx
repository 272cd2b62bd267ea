import { act, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { notify } from "./notify.ts"
import "./toast-stack.tsx"
import { Toaster } from "./toaster.tsx"

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** Advances the timers by `milliseconds`. */
async function pass(milliseconds: number) {
  await act(() => vi.dynamicImportSettled())
  await act(() => vi.advanceTimersByTimeAsync(milliseconds))
}

test.each(["success", "error", "info", "warning"] as const)(
  "[S2.32] a toast of type %s appears at the bottom",
  async (kind) => {
    const text = `Aviso ${kind}`
    render(<Toaster />)
    act(() => notify(kind, text))
    await pass(100)
    const toast = screen.getByRole("button", { name: text })
    expect(toast.dataset.kind).toBe(kind)
    expect(toast.closest("ol")?.dataset.yPosition).toBe("bottom")
    await pass(4000)
  },
)

test("[S2.32] a click dismisses it", async () => {
  render(<Toaster />)
  act(() => notify("info", "Enlace copiado"))
  await pass(100)
  fireEvent.click(screen.getByRole("button", { name: "Enlace copiado" }))
  await pass(100)
  await pass(500)
  expect(screen.queryByText("Enlace copiado")).toBeNull()
})

test("[S4.11] it disappears after 3 seconds", async () => {
  render(<Toaster />)
  act(() => notify("success", "Guardado"))
  await pass(0)
  await pass(2900)
  expect(screen.getByText("Guardado")).toBeDefined()
  await pass(600)
  expect(screen.queryByText("Guardado")).toBeNull()
})
