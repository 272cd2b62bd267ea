import { expect, test } from "vitest"
import { limitWork } from "./limit-work.ts"

test("no more than the limit runs at a time, and a failure gives its place back", async () => {
  const limited = limitWork(2)
  let running = 0
  let max = 0
  const work = async (number: number) => {
    running += 1
    max = Math.max(max, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    if (number % 3 === 0) throw new Error("failed")
    return number
  }
  const numbers = Array.from({ length: 12 }, (_, number) => number)
  const results = await Promise.allSettled(numbers.map((number) => limited(() => work(number))))
  expect(max).toBe(2)
  expect(results.filter((result) => result.status === "fulfilled")).toHaveLength(8)
  expect(await limited(() => work(1))).toBe(1)
})
