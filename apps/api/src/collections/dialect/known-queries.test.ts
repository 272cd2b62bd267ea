import { expect, test } from "vitest"
import { parseNestedQuery } from "../../http/nested-query.ts"
import { ads } from "../ads.ts"
import { readQueriesOnce } from "./known-queries.ts"

const readQuery = readQueriesOnce(ads, { searchable: true })
const read = (text: string, reader: "visitor" | "user" | "operator" = "visitor") =>
  readQuery(reader, parseNestedQuery(text))

test("[B7.120] a query is read once for each kind of reader, and never for another", () => {
  const text = "populate=*&filters[slug][$eq]=uno"
  expect(read(text)).toBe(read(text))
  expect(read(text, "user")).not.toBe(read(text))
  expect(read(text, "user").reader).toBe("user")
  expect(read("populate=*&filters[slug][$eq]=dos")).not.toBe(read(text))
})

test("[B7.120] what a reader may not ask is refused each time, also after others asked it", () => {
  const text = "filters[state][$eq]=active"
  expect(read(text, "operator").filters).toHaveLength(1)
  for (const _ of [1, 2]) expect(() => read(text)).toThrow("is an unknown field")
})

test("[B7.120] requests with the same text share its parsed form, which nobody can change", () => {
  const text = "filters[category][slug][$in][0]=gruas&sort=price:asc"
  const parsed = parseNestedQuery(text)
  expect(parseNestedQuery(text)).toBe(parsed)
  const lists = [parsed, parsed.filters]
  for (const part of lists) expect(Object.isFrozen(part)).toBe(true)
  const long = `_q=${"a".repeat(600)}`
  expect(parseNestedQuery(long)).not.toBe(parseNestedQuery(long))
})

test("[B8.91] two parsed forms are never taken for the same query, whatever address they came from", () => {
  const poisoned = parseNestedQuery("filters[slug][$eq]=none&filters[name][$ne]=?fields=slug")
  const plain = parseNestedQuery("fields=slug")
  expect(readQuery("visitor", poisoned)).not.toBe(readQuery("visitor", plain))
  expect(readQuery("visitor", plain).filters).toHaveLength(0)
})
