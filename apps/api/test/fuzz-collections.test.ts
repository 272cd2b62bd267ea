import fc from "fast-check"
import { afterAll, beforeAll, expect, test } from "vitest"
import { addSecrets } from "./add-secrets.ts"
import { arbitraryQuery } from "./arbitrary-query.ts"
import { createTestApp, type TestApp } from "./create-test-app.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
  await addSecrets(api.database)
})

afterAll(() => api.close())

const collection = fc.constantFrom(
  "ads",
  "ended-ads",
  "categories",
  "communes",
  "ad-packs",
  "pages",
  "indicator-values",
  "seller-profiles",
  "ads/facets",
  "ads/1",
)

test("any query answers 200, or 400 naming the parameter, never a database error", async () => {
  let found = 0
  await fc.assert(
    fc.asyncProperty(collection, arbitraryQuery, async (name, query) => {
      const answer = await api.app.inject(`/api/${name}?${query}`)
      if (answer.statusCode === 200) found += 1
      if (answer.statusCode === 404 && name === "ads/1") return
      expect([200, 400]).toContain(answer.statusCode)
      if (answer.statusCode === 400) {
        expect(answer.json().error.name).toBe("ValidationError")
        expect(answer.json().error.details.errors[0].path.length).toBeGreaterThan(0)
      }
    }),
    { numRuns: 1_500 },
  )
  expect(found).toBeGreaterThan(100)
}, 60_000)

const names = [
  "name",
  "slug",
  "year",
  "price",
  "published_at",
  "active",
  "currency",
  "remaining_days",
]
const operators = ["$eq", "$ne", "$in", "$notIn", "$lt", "$gte", "$eqi", "$contains", "$endsWithi"]
const values = ["1", "0", "true", "CLP", "2026-11-21", "2026-11-21T10:00:00Z", "%_\\", "ñ", "-5"]
const mostlyValid = fc
  .array(
    fc.tuple(
      fc.constantFrom("", "[category]", "[commune][region]", "[$not]", "[$or][0]", "[$and][1]"),
      fc.constantFrom(...names),
      fc.constantFrom(...operators, "$null", "$notNull"),
      fc.constantFrom(...values),
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) =>
    parts
      .map(([at, name, by, value]) => `filters${at}[${name}][${by}]=${encodeURIComponent(value)}`)
      .join("&"),
  )

test("mostly valid filters run without database errors", async () => {
  let found = 0
  await fc.assert(
    fc.asyncProperty(mostlyValid, async (query) => {
      const { statusCode } = await api.app.inject(`/api/ads?${query}&populate=*`)
      if (statusCode === 200) found += 1
      expect([200, 400]).toContain(statusCode)
    }),
    { numRuns: 1_000 },
  )
  expect(found).toBeGreaterThan(50)
}, 60_000)
