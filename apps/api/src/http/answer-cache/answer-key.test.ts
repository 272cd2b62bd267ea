import fc from "fast-check"
import { expect, test } from "vitest"
import { parseNestedQuery } from "../nested-query.ts"
import { answerKey } from "./answer-key.ts"

test.each([
  ["/api/ads?sort=name&populate=*", "/api/ads?populate=*&sort=name"],
  ["/api/ads?page=2&filters[b]=1&filters[a]=2", "/api/ads?filters[b]=1&filters[a]=2&page=2"],
  ["/api/ads?sort=name&filters%5Ba%5D=1", "/api/ads?filters%5Ba%5D=1&sort=name"],
  // The order of equal names matters: it is the order of sorting.
  ["/api/ads?sort=b&page=1&sort=a", "/api/ads?page=1&sort=b&sort=a"],
  // A name in another spelling could be any of the others.
  ["/api/ads?%73ort=b&page=1&sort=a", "/api/ads?%73ort=b&page=1&sort=a"],
  ["/api/ads?sort=b&&page=1", "/api/ads?sort=b&&page=1"],
  ["/api/ads?", "/api/ads?"],
  ["/api/ads", "/api/ads"],
])("[B7.3] the key of %s", (address, key) => {
  expect(answerKey(address)).toBe(key)
})

test("[B7.3] a key means what its address means", () => {
  const name = fc.constantFrom(
    "a",
    "b",
    "a[]",
    "a[0]",
    "a[x]",
    "b[x][y]",
    "a%5Bx%5D",
    "%61",
    "",
    "_c",
  )
  const parameter = fc.tuple(name, fc.constantFrom("", "=", "=1", "=2", "=a%26b"))
  const query = fc.array(parameter, { maxLength: 6 }).map((all) => all.map((one) => one.join("")))
  const meaning = (address: string) => parseNestedQuery(address.slice(address.indexOf("?") + 1))
  fc.assert(
    fc.property(query, (parts) => {
      const address = `/api/ads?${parts.join("&")}`
      expect(meaning(answerKey(address))).toEqual(meaning(address))
    }),
    { numRuns: 2_000 },
  )
})
