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
])("[S9.6] %s folds it; 150 ms later it is gone", (_, fold) => {
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

test("[S9.6] who opens it again meanwhile keeps it", () => {
  press()
  press()
  after(100)
  press()
  after(1000)
  expect(details()?.open).toBe(true)
})

test("what the browser opened before the page could listen is folded by the first press", () => {
  const element = details()
  if (element === null) throw new Error("There is no popover")
  element.open = true
  press()
  after(150)
  expect(element.open).toBe(false)
})
