import { array, assert, integer, jsonValue, property } from "fast-check"
import { expect, test } from "vitest"
import { cutToFit } from "./cut-to-fit.ts"

test("[S9.9] what is cut is the longest start that fits, and always whole JSON", () => {
  const whatever = property(array(jsonValue()), integer({ min: 2, max: 400 }), (values, most) => {
    const { count, text } = cutToFit(values, most)
    expect(text.length).toBeLessThanOrEqual(most)
    expect(text).toBe(JSON.stringify(values.slice(0, count)))
    const longer = JSON.stringify(values.slice(0, count + 1))
    expect(count === values.length || longer.length > most).toBe(true)
  })
  assert(whatever, { numRuns: 200 })
})
