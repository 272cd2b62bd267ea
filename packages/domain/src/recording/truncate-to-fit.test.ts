import { array, assert, integer, jsonValue, property } from "fast-check"
import { expect, test } from "vitest"
import { truncateToFit } from "./truncate-to-fit.ts"

test("[S9.9] what is cut is the longest start that fits, and always whole JSON", () => {
  const whatever = property(array(jsonValue()), integer({ min: 2, max: 400 }), (values, max) => {
    const { count, text } = truncateToFit(values, max)
    expect(text.length).toBeLessThanOrEqual(max)
    expect(text).toBe(JSON.stringify(values.slice(0, count)))
    const longer = JSON.stringify(values.slice(0, count + 1))
    expect(count === values.length || longer.length > max).toBe(true)
  })
  assert(whatever, { numRuns: 200 })
})
