import { expect, test } from "vitest"
import { growthPlot } from "../growth-plot.ts"
import { growthRows, sizesUpTo } from "./growth.ts"

const call = "list of 20"
const point = (ads: number, ms: number) => ({ ads, ms, p99: ms * 2 })

test("sizes grow to the wanted number of ads", () => {
  expect(sizesUpTo(500)).toEqual([500])
  expect(sizesUpTo(5_000)).toEqual([1_000, 2_000, 5_000])
  expect(sizesUpTo(1_000_000)).toHaveLength(10)
})

test("[B7.4] medians may double from ten thousand to a million ads", () => {
  const isMet = (ms: number) =>
    growthRows([{ call, points: [point(1_000, 1), point(10_000, 4), point(1_000_000, ms)] }])[0]
      ?.isMet
  expect([isMet(8), isMet(8.1)]).toEqual([true, false])
  expect(growthRows([{ call, points: [point(1_000, 1), point(5_000, 9)] }])[0]).toMatchObject({
    ratio: 9,
    isMet: null,
  })
})

test("the plot has a line per call on logarithmic axes", () => {
  const plot = growthPlot([{ call, points: [point(1_000, 1), point(10_000, 10)] }])
  expect(plot).toContain('<polyline points="64,452 490,24"')
  expect(plot).toContain(">10,000</text>")
  expect(plot.match(/<circle/g)).toHaveLength(2)
})
