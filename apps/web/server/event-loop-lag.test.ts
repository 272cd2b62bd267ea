import { expect, test } from "vitest"
import { EventLoopLag } from "./event-loop-lag.ts"

test("[B9.5] one short delay is no overload, and lasting ones are forgotten after a second", () => {
  const lag = new EventLoopLag()
  expect(lag.ms).toBe(0)
  lag.record(80)
  expect(lag.ms).toBe(8)
  for (let late = 0; late < 5; late += 1) lag.record(900)
  expect(lag.ms).toBe(900)
  for (let early = 0; early < 10; early += 1) lag.record(-1)
  expect(lag.ms).toBe(0)
})

test("[B9.107] one pause of a second and a half is no overload, a second one in a row is", () => {
  const maxLagMs = 1_000
  const lag = new EventLoopLag()
  lag.record(1_500)
  expect(lag.ms).toBeLessThan(maxLagMs)
  lag.record(0)
  expect(lag.ms).toBeLessThan(maxLagMs)
  lag.record(1_500)
  lag.record(1_200)
  expect(lag.ms).toBeGreaterThan(maxLagMs)
})

test("[B9.5] a blocked event loop is measured", async () => {
  const lag = new EventLoopLag().start()
  const until = performance.now() + 400
  while (performance.now() < until) Math.sqrt(until)
  await expect.poll(() => lag.ms).toBeGreaterThan(80)
  lag.stop()
})
