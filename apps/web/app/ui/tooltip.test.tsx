import { act, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { Tooltip } from "./tooltip.tsx"

beforeEach(() => {
  vi.useFakeTimers()
  render(
    <Tooltip text="Buscar">
      <button type="button" aria-label="Buscar" />
    </Tooltip>,
  )
})
afterEach(() => vi.useRealTimers())

const after = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))
const isShown = () => screen.queryByText("Buscar") !== null
const whole = () => button().parentElement ?? document.body
const button = () => screen.getByRole("button", { name: "Buscar" })

test("[S9.6] it appears 200 ms after hovering over the control", () => {
  fireEvent.pointerEnter(whole())
  after(199)
  expect(isShown()).toBe(false)
  after(1)
  expect(isShown()).toBe(true)
  fireEvent.pointerLeave(whole())
  expect(isShown()).toBe(false)
})

test("[S9.6] a pointer that crosses the control shows nothing", () => {
  fireEvent.pointerEnter(whole())
  after(150)
  fireEvent.pointerLeave(whole())
  after(1000)
  expect(isShown()).toBe(false)
})

test("it appears on keyboard focus, too, and Escape hides it", () => {
  act(() => button().focus())
  after(200)
  expect(isShown()).toBe(true)
  fireEvent.keyDown(document.body, { key: "Escape" })
  expect(isShown()).toBe(false)
})

test("touch and click do not show it", () => {
  fireEvent.pointerEnter(whole(), { pointerType: "touch" })
  after(1000)
  expect(isShown()).toBe(false)
  fireEvent.pointerEnter(whole(), { pointerType: "mouse" })
  fireEvent.pointerDown(button())
  after(1000)
  expect(isShown()).toBe(false)
})
