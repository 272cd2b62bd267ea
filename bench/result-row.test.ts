import { expect, test } from "vitest"
import { compareBound, compareRates } from "./result-row.ts"
import { markdownTable } from "./write-results.ts"

const rate = (perSecond: number, p99: number, failed = 0) => ({
  ...{ perSecond, p99, failed },
  ...{ median: 1, bytes: 100 },
})
const named = { part: "visitors", figure: "/" }

test("a target is met when share, slowest answers and statuses are", () => {
  const target = { share: 0.4, p99: 10 }
  const isMet = (...given: [number, number, number?]) =>
    compareRates(named, rate(...given), rate(1_000, 2), target).isMet
  expect(isMet(400, 10)).toBe(true)
  expect(isMet(399, 10)).toBe(false)
  expect(isMet(400, 10.1)).toBe(false)
  expect(isMet(400, 10, 1)).toBe(false)
  expect(compareRates(named, rate(1, 1), rate(1, 1), null).isMet).toBeNull()
})

test("the table says which targets are not met", () => {
  const rows = [
    compareRates(named, rate(500, 3), rate(1_000, 2), { share: 0.4 }),
    compareBound({ part: "memory", figure: "web" }, 360.04, { max: 350, unit: "MB" }),
  ]
  expect(markdownTable(rows).split("\n")).toEqual([
    "| part | figure | measured | reference | ratio | target | met |",
    "|---|---|---|---|---|---|---|",
    "| visitors | / | 500/s, p99 3 ms | 1000/s, p99 2 ms | 50.0 % | ≥ 40 % | yes |",
    "| memory | web | 360 MB |  |  | ≤ 350 MB | **no** |",
  ])
})
