import { expect, test } from "vitest"
import { trace } from "./point.ts"

test("reads pairs in order", () => {
  expect(trace("0,0 12.5,-4")).toEqual([
    [0, 0],
    [12.5, -4],
  ])
})

test.each(["1,2 3", "1,a", "1,2,3", ""])("refuses %j", (text) => {
  expect(() => trace(text)).toThrow("not a point")
})
