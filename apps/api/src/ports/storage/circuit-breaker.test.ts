import { expect, test } from "vitest"
import { CircuitBreaker } from "./circuit-breaker.ts"

const failing = () => Promise.reject(new Error("no"))
const unavailable = { code: "ServiceUnavailableError" }

test("[B9.6] after failures in a row calls are refused at once, until one of a later time succeeds", async () => {
  let now = 0
  const breaker = new CircuitBreaker({
    ...{ maxFailures: 2, pauseMs: 100, budgetMs: 1_000, now: () => now },
  })
  let made = 0
  const call = (fails: boolean) =>
    breaker.run(() => {
      made += 1
      return fails ? failing() : Promise.resolve("done")
    })
  await expect(call(true)).rejects.toThrow("no")
  expect(await call(false)).toBe("done")
  await expect(call(true)).rejects.toThrow("no")
  await expect(call(true)).rejects.toThrow("no")
  expect(made).toBe(4)
  await expect(call(false)).rejects.toMatchObject(unavailable)
  expect(made).toBe(4)
  expect(breaker.figures).toEqual({ failures: 3, refusals: 1, isOpen: true })
  now = 100
  // The trial fails, and nothing else is tried before the next pause is over.
  await expect(call(true)).rejects.toThrow("no")
  await expect(call(false)).rejects.toMatchObject(unavailable)
  now = 200
  expect(await call(false)).toBe("done")
  expect(await call(false)).toBe("done")
  expect(breaker.figures.isOpen).toBe(false)
})

test("[B9.6] work that never ends fails after its budget, and its signal aborts", async () => {
  const breaker = new CircuitBreaker({ maxFailures: 1, pauseMs: 100, budgetMs: 20 })
  let given: AbortSignal | null = null
  const hanging = breaker.run((signal) => {
    given = signal
    return new Promise(() => {})
  })
  await expect(hanging).rejects.toMatchObject(unavailable)
  expect(given).toMatchObject({ aborted: true })
  expect(breaker.figures).toEqual({ failures: 1, refusals: 0, isOpen: true })
})
