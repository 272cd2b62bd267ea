import { expect, test, vi } from "vitest"
import { whenIdle } from "./when-idle.ts"

/** A busy page: the browser calls back only at the caller's timeout. */
function stubBusyPage(): void {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  vi.stubGlobal("requestIdleCallback", (then: () => void, options?: { timeout: number }) =>
    options ? setTimeout(then, options.timeout) : 0,
  )
  vi.stubGlobal("cancelIdleCallback", clearTimeout)
}

test("[S4.9] [S4.10] on a page that is never idle the callback runs after four seconds", () => {
  stubBusyPage()
  const then = vi.fn()
  whenIdle(then)
  vi.advanceTimersByTime(3_999)
  expect(then).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(then).toHaveBeenCalledOnce()
})

test("a cancelled callback is not called", () => {
  stubBusyPage()
  const then = vi.fn()
  whenIdle(then)()
  vi.advanceTimersByTime(10_000)
  expect(then).not.toHaveBeenCalled()
})
