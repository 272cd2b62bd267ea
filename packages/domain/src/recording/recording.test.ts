import { array, assert, integer, jsonValue, property } from "fast-check"
import { expect, test } from "vitest"
import { isDeeperThan, recordingIdentity, truncateToFit } from "./recording.ts"

const email = "ana@faena.cl"

test("[S3.8] a recording is named after the person logged in, full name trimmed, and the e-mail", () => {
  expect(recordingIdentity({ firstname: " Ana ", lastname: " Soto Mena ", email })).toEqual({
    name: "Ana Soto Mena",
    email,
  })
  expect(recordingIdentity({ firstname: "Ana", lastname: "", email })).toEqual({
    name: "Ana",
    email,
  })
  expect(recordingIdentity({ firstname: " ", lastname: "", email })).toEqual({ name: "", email })
})

test("[S3.8] a visitor's recording has no identity", () => {
  expect(recordingIdentity(null)).toBeNull()
})

test("[S9.9] truncation keeps as many leading events as fit, as valid JSON", () => {
  const whatever = property(array(jsonValue()), integer({ min: 2, max: 400 }), (values, max) => {
    const { count, text } = truncateToFit(values, max)
    expect(text.length).toBeLessThanOrEqual(max)
    expect(text).toBe(JSON.stringify(values.slice(0, count)))
    const longer = JSON.stringify(values.slice(0, count + 1))
    expect(count === values.length || longer.length > max).toBe(true)
  })
  assert(whatever, { numRuns: 200 })
})

test("nesting levels are counted at any depth", () => {
  expect(isDeeperThan(0, "text")).toBe(false)
  expect(isDeeperThan(2, { a: [1, "b", null] })).toBe(false)
  expect(isDeeperThan(1, { a: [] })).toBe(true)
  expect(isDeeperThan(600, JSON.parse("[".repeat(200_000) + "]".repeat(200_000)))).toBe(true)
})
