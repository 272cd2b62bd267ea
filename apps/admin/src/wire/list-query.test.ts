import { expect, test } from "vitest"
import { dayBegins, dayEnds, filterQuery, listQuery, manyQuery } from "./list-query.ts"
import { requireWireResource } from "./wire-resources.ts"

function ask(resource: string, filter: Record<string, unknown>) {
  const query = listQuery(requireWireResource(resource), {
    pagination: { page: 2, perPage: 25 },
    sort: { field: "createdAt", order: "DESC" },
    filter,
  })
  return Object.fromEntries(query)
}

test("a list requests page and order in the dialect", () => {
  expect(ask("audit", {})).toEqual({ page: "2", pageSize: "25", sort: "createdAt:desc" })
  expect(ask("communes", {})).toMatchObject({ populate: "region" })
})

test("filters become comparisons; empty ones are omitted, lists match any value", () => {
  const filter = {
    state: "pending",
    "blocked_at@notNull": true,
    region: { id: 7 },
    kind: ["first", "edit"],
    pro: false,
    nothing: "",
    never: null,
  }
  expect(ask("ads", filter)).toEqual({
    page: "2",
    pageSize: "25",
    sort: "createdAt:desc",
    "filters[state][$eq]": "pending",
    "filters[blocked_at][$notNull]": "true",
    "filters[region][id][$eq]": "7",
    "filters[kind][$in][0]": "first",
    "filters[kind][$in][1]": "edit",
    "filters[pro][$eq]": "false",
  })
})

test("the search box searches every search field", () => {
  expect(ask("reviews", { q: " grúa " })).toMatchObject({
    "filters[$or][0][name][$containsi]": "grúa",
    "filters[$or][1][owner_name][$containsi]": "grúa",
  })
  expect(Object.keys(ask("reviews", { q: "  " }))).toHaveLength(3)
  expect(Object.values(ask("users", { q: "76.086.428-5" }))).toContain("76086428-5")
})

test("days are those of Chile, the last one included", () => {
  expect(
    ask("orders", { "createdAt@gte": "2026-11-01", "createdAt@lte": "2026-11-30" }),
  ).toMatchObject({
    "filters[createdAt][$gte]": "2026-11-01T03:00:00.000Z",
    "filters[createdAt][$lte]": "2026-12-01T02:59:59.999Z",
  })
})

test("days with a clock change are correct", () => {
  // On 5 April 2026 midnight occurs twice, on 6 September never.
  expect(dayBegins("2026-04-04").toISOString()).toBe("2026-04-04T03:00:00.000Z")
  expect(dayBegins("2026-04-05").toISOString()).toBe("2026-04-05T04:00:00.000Z")
  expect(dayEnds("2026-04-04").toISOString()).toBe("2026-04-05T03:59:59.999Z")
  expect(dayBegins("2026-09-06").toISOString()).toBe("2026-09-06T04:00:00.000Z")
  expect(dayEnds("2026-09-06").toISOString()).toBe("2026-09-07T02:59:59.999Z")
})

test("several records are requested at once", () => {
  expect(Object.fromEntries(manyQuery([4, 9]))).toEqual({
    pageSize: "2",
    "filters[id][$in][0]": "4",
    "filters[id][$in][1]": "9",
  })
})

test.each([
  ["76.086.428-5", "76086428-5", null],
  ["76.086.428", "76086428", null],
  ["9 8765 4321", null, "+56987654321"],
  ["(+56) 9 8765-4321", null, "+56987654321"],
  ["8765 4321", null, "87654321"],
  ["Ana Soto", "Ana Soto", "Ana Soto"],
])(
  "[B5.27] the search for %s finds accounts by RUT, company's RUT and telephone",
  (q, rut, phone) => {
    const query = filterQuery(requireWireResource("users"), { q })
    const searchedFor = (field: string) =>
      [...query].find(([key]) => key.includes(`[${field}]`))?.[1]
    if (rut !== null) expect([searchedFor("rut"), searchedFor("company_rut")]).toEqual([rut, rut])
    if (phone !== null) expect(searchedFor("phone")).toBe(phone)
    expect(searchedFor("email")).toBe(q)
  },
)
