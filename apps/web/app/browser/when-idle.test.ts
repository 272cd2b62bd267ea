import { expect, test, vi } from "vitest"
import { whenIdle } from "./when-idle.ts"

/** A busy page: the browser calls back only after the limit that the caller set. */
function stayBusy(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  vi.stubGlobal("requestIdleCallback", (then: () => void, options?: { timeout: number }) =>
    options ? setTimeout(then, options.timeout) : 0,
  )
  vi.stubGlobal("cancelIdleCallback", clearTimeout)
}

test("[S4.9] [S4.10] a page that is never idle is interrupted after four seconds", () => {
  stayBusy()
  const then = vi.fn()
  whenIdle(then)
  vi.advanceTimersByTime(3_999)
  expect(then).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(then).toHaveBeenCalledOnce()
})

test("what was cancelled is not called", () => {
  stayBusy()
  const then = vi.fn()
  whenIdle(then)()
  vi.advanceTimersByTime(10_000)
  expect(then).not.toHaveBeenCalled()
})
