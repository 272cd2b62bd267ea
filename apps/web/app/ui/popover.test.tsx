import { act, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Popover } from "./popover.tsx"

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <Popover label="Sobre el IVA" summary="i" summaryClassName="">
      <p>El precio no incluye el impuesto.</p>
    </Popover>,
  )
})
afterEach(() => vi.useRealTimers())

const details = () => screen.getByText("i").closest("details")
const after = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const press = () => fireEvent.click(screen.getByText("i"))

test.each([
  ["its button", press],
  ["Escape", () => fireEvent.keyDown(document.body, { key: "Escape" })],
  ["a tap elsewhere", () => fireEvent.pointerDown(document.body)],
])("[S9.6] %s closes it; it is removed after 150 ms", (_, fold) => {
  press()
  expect(details()?.open).toBe(true)
  fireEvent.pointerDown(screen.getByText(/impuesto/))
  after(1000)
  expect(details()?.open).toBe(true)
  fold()
  after(149)
  expect(details()?.open).toBe(true)
  after(1)
  expect(details()?.open).toBe(false)
})

test("[S9.6] reopening it within that time keeps it", () => {
  press()
  press()
  after(100)
  press()
  after(1000)
  expect(details()?.open).toBe(true)
})

test("a popover opened before hydration is closed by the first click", () => {
  const element = details()
  if (element === null) throw new Error("There is no popover")
  element.open = true
  press()
  after(150)
  expect(element.open).toBe(false)
})
