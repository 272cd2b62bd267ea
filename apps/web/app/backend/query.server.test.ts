import { expect, test } from "vitest"
import { nestedQuery } from "./query.server.ts"

const written = (query: Parameters<typeof nestedQuery>[0]) =>
  decodeURIComponent(nestedQuery(query).toString())

test("[S7.1] a query is serialised with nested brackets", () => {
  const filters = { category: { slug: { $eq: "gruas" } }, $or: [{ id: 1 }, { id: 2 }] }
  expect(written({ filters, sort: ["name:asc"], page: 2, populate: "*" })).toBe(
    "filters[category][slug][$eq]=gruas&filters[$or][0][id]=1&filters[$or][1][id]=2&sort[0]=name:asc&page=2&populate=*",
  )
})

test("undefined values are omitted, false and 0 are not", () => {
  expect(written({ a: undefined, b: null, c: { d: undefined }, e: false, f: 0, g: "" })).toBe(
    "e=false&f=0&g=",
  )
})

test("reserved characters in a value are escaped", () => {
  expect(nestedQuery({ _q: "a&b=c [d]" }).get("_q")).toBe("a&b=c [d]")
})
