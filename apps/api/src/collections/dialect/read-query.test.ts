// Long because the grammar of queries is tested by a table with a line for each way to write one.
import { DomainError } from "@wara/domain/errors"
import { PgDialect } from "drizzle-orm/pg-core"
import fc from "fast-check"
import { stringify } from "qs"
import { describe, expect, test } from "vitest"
import { arbitraryQuery } from "../../../test/arbitrary-query.ts"
import { parseNestedQuery } from "../../http/nested-query.ts"
import { ads } from "../ads.ts"
import { communes } from "../places.ts"
import { type Condition, operatorsOf, takes } from "./condition.ts"
import { findStatement } from "./find-statement.ts"
import { refuseExpensive } from "./price-query.ts"
import { bindDirectly, QueryValues } from "./query-key.ts"
import { readFindQuery } from "./read-query.ts"

const read = (query: string) => readFindQuery(ads, "visitor", parseNestedQuery(query))

function refusal(query: string): DomainError {
  try {
    read(query)
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
  throw new Error(`${query} was accepted`)
}

describe("arbitrary queries", () => {
  test("parsing throws only an error that names the parameter", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), arbitraryQuery), (query) => {
        try {
          read(query)
        } catch (error) {
          if (!(error instanceof DomainError)) throw error
          expect(["QueryCostError", "ValidationError"]).toContain(error.code)
          expect(error.details[0]?.path.length).toBeGreaterThan(0)
        }
      }),
      { numRuns: 2_000 },
    )
  })

  test("values are bound parameters, never part of the SQL text", () => {
    const marker = fc.stringMatching(/^[a-z'"\\;%_-]{8,20}$/).map((text) => `#${text}#`)
    const textual = operatorsOf.text.filter((operator) => takes(operator) !== "flag")
    fc.assert(
      fc.property(marker, fc.constantFrom(...textual), (text, operator) => {
        const value = takes(operator) === "one" ? text : [text, text]
        const query = stringify({ filters: { name: { [operator]: value } } })
        const parsed = read(query)
        const { sql, params } = new PgDialect().sqlToQuery(
          findStatement(ads, parsed, null, bindDirectly),
        )
        expect(sql).not.toContain("#")
        expect(params.some((param) => String(param).includes("#"))).toBe(true)
        const collected = new QueryValues()
        expect(collected.add(parsed.filters)).not.toContain("#")
        expect(String(collected.values.v0)).toContain("#")
      }),
    )
  })
})

describe("serialised queries are parsed unchanged", () => {
  const comparisons = ["name", "slug", "year", "price", "published_at", "active"].flatMap(
    (name) => {
      const field = ads.fields[name]
      return field ? operatorsOf[field.type].map((operator) => ({ name, field, operator })) : []
    },
  )
  const samples = {
    text: fc.string({ minLength: 1, maxLength: 20 }).filter((text) => !text.includes("\u0000")),
    caseless: fc.constant("ana"),
    integer: fc.integer({ min: -2_147_483_647, max: 2_147_483_647 }),
    number: fc.integer({ min: -1_000_000, max: 1_000_000 }).map(String),
    boolean: fc.boolean(),
    instant: fc
      .date({ min: new Date("1900-01-01"), max: new Date("2200-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString()),
    date: fc.constant("2026-11-21"),
    json: fc.constant(""),
  }
  const compare = fc.constantFrom(...comparisons).chain(({ name, field, operator }) => {
    const wanted = takes(operator)
    const length =
      wanted === "many" ? { minLength: 1, maxLength: 4 } : { minLength: 1, maxLength: 1 }
    const two = { minLength: 2, maxLength: 2 }
    const values =
      wanted === "flag"
        ? fc.tuple(fc.boolean())
        : fc.array<string | number | boolean>(samples[field.type], wanted === "two" ? two : length)
    return values.map((chosen): Condition => {
      return { kind: "compare", name, field, operator, values: chosen }
    })
  })
  const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
    condition: fc.oneof(
      { depthSize: "small", maxDepth: 3 },
      { weight: 4, arbitrary: compare },
      {
        weight: 1,
        arbitrary: fc
          .record({
            kind: fc.constantFrom("all" as const, "any" as const),
            parts: fc.array(tie("condition"), { minLength: 1, maxLength: 3 }),
          })
          .map((group): Condition => group),
      },
      {
        weight: 1,
        arbitrary: tie("condition").map((part): Condition => ({ kind: "not", part })),
      },
    ),
  }))

  function written(part: Condition): Record<string, unknown> {
    switch (part.kind) {
      case "all":
        return { $and: part.parts.map(written) }
      case "any":
        return { $or: part.parts.map(written) }
      case "not":
        return { $not: written(part.part) }
      case "compare": {
        const [first] = part.values
        const one = takes(part.operator) === "one" || takes(part.operator) === "flag"
        return { [part.name]: { [part.operator]: one ? first : part.values } }
      }
      case "related":
        return { [part.name]: written(part.part) }
    }
  }

  function isAffordable(filter: Condition): boolean {
    try {
      refuseExpensive({ filters: [filter] }, "visitor")
      return true
    } catch (error) {
      if (error instanceof DomainError) return false
      throw error
    }
  }

  test("conditions are parsed unchanged", () => {
    fc.assert(
      fc.property(condition, (sent) => {
        const query = stringify({ filters: written(sent) }, { arrayFormat: "indices" })
        fc.pre(query.length < 9_000 && isAffordable(sent))
        expect(read(query).filters).toEqual([sent])
      }),
      { numRuns: 500 },
    )
  })
})

test.each([
  ["filters[nothing][$eq]=1", "filters.nothing"],
  ["filters[constructor][$eq]=1", "filters.constructor"],
  ["filters[name][$regex]=x", "filters.name.$regex"],
  ["filters[$nand][0][name]=x", "filters.$nand"],
  ["filters=name", "filters"],
  ["filters[category][$eq]=3", "filters.category.$eq"],
  ["filters[year][$eq]=new", "filters.year.$eq"],
  ["filters[year][$contains]=20", "filters.year.$contains"],
  ["filters[id][$eq]=99999999999", "filters.id.$eq"],
  ["filters[price][$gt]=1e5", "filters.price.$gt"],
  ["filters[published_at][$gt]=2026-02-31", "filters.published_at.$gt"],
  ["filters[published_at][$gt]=yesterday", "filters.published_at.$gt"],
  ["filters[currency][$eq]=EUR", "filters.currency.$eq"],
  ["filters[active][$eq]=maybe", "filters.active.$eq"],
  ["filters[active][$null]=maybe", "filters.active.$null"],
  ["filters[year][$between]=2000", "filters.year.$between"],
  ["filters[name][$eq]=a&filters[name][$eq]=b", "filters.name.$eq"],
  ["filters[name][$eq]=a%00b", "filters.name.$eq"],
  [`filters[name][$eq]=${"x".repeat(301)}`, "filters.name.$eq"],
  ["filters[email][$eq]=a@b.cl", "filters.email"],
  ["filters[user][email][$eq]=a@b.cl", "filters.user.email"],
  ["filters[owner_id][$eq]=1", "filters.owner_id"],
  ["sort=nothing", "sort.nothing"],
  ["sort=name:up", "sort.name"],
  ["sort=name:asc:desc", "sort.name"],
  ["sort=email", "sort.email"],
  ["sort=user.username", "sort.user.username"],
  ["sort=gallery.url", "sort.gallery.url"],
  ["sort[name]=asc", "sort"],
  ["sort=a,b,c,d,e,f", "sort"],
  ["sort=relevance", "sort.relevance"],
  ["populate=nothing", "populate.nothing"],
  ["populate[commune][populate]=ads", "populate.commune.populate.ads"],
  ["populate[commune][sort]=name", "populate.commune.sort"],
  ["populate[commune][fields]=secret", "populate.commune.fields.secret"],
  ["populate=user.sessions", "populate.user.populate.sessions"],
  ["fields=email", "fields.email"],
  ["fields[0]=search", "fields.search"],
  ["page=0", "page"],
  ["page=-1", "page"],
  ["page=1.5", "page"],
  ["page=1&page=2", "page"],
  ["page=1&pagination[page]=1", "page"],
  ["pageSize=100000", "pageSize"],
  ["pagination[pageSize]=101", "pagination.pageSize"],
  ["pagination[size]=10", "pagination.size"],
  ["pagination[page]=1&pagination[start]=0", "pagination"],
  ["pagination[withCount]=perhaps", "pagination.withCount"],
  ["status=draft", "status"],
  ["locale=es", "locale"],
  ["_q=texto", "_q"],
  ["anything=1", "anything"],
])("%s is rejected by name", (query, path) => {
  const { code, details, message } = refusal(query)
  expect(code).toBe("ValidationError")
  expect(details[0]?.path.join(".")).toBe(path)
  expect(message.startsWith(`${path}: `)).toBe(true)
})

test("nesting, conditions and values are limited", () => {
  const nested = (depth: number) => `filters${"[$not]".repeat(depth)}[name][$eq]=x`
  expect(read(nested(5)).filters).toHaveLength(1)
  expect(refusal(nested(6)).message).toContain("is nested more than 5 levels deep")
  const many = (count: number) =>
    Array.from({ length: count }, (_, index) => `filters[$or][${index}][year]=1`).join("&")
  expect(read(many(40)).filters).toHaveLength(1)
  expect(refusal(many(41)).message).toContain("at most 40 conditions")
  const values = (count: number) =>
    Array.from({ length: count }, (_, index) => `filters[id][$in][${index}]=1`).join("&")
  expect(read(values(100)).filters).toHaveLength(1)
  expect(refusal(values(101)).message).toContain("at most 100 values")
})

test("a hidden field gives the same error as an unknown one", () => {
  for (const hidden of ["email", "phone", "state"]) {
    const shownError = refusal(`filters[${hidden}][$eq]=x`).message
    expect(shownError.replace(hidden, "nothing")).toBe(refusal("filters[nothing][$eq]=x").message)
  }
})

test("[S7.6] communes may be read 1000 at a time, ads 100", () => {
  const query = parseNestedQuery("page=1&pageSize=1000")
  expect(readFindQuery(communes, "visitor", query).slice).toEqual({
    offset: 0,
    limit: 1000,
    style: "page",
    withCount: true,
  })
  expect(() => readFindQuery(ads, "visitor", query)).toThrow("pageSize")
})

test.each([
  ["four sort keys", "sort=name,year,id,slug", "sort"],
  ["a sort by a long text", "sort=description", "sort"],
  [
    "four parts of texts and three sorts by related rows, with all relations",
    "filters[$or][0][name][$contains]=a&filters[$or][1][model][$contains]=b&filters[$or][2][slug][$contains]=c&filters[$or][3][slug][$contains]=d&sort=category.name,commune.name,condition.name&populate=*",
    "filters",
  ],
])("[B8.24] %s cost a visitor too much", (_what, query, part) => {
  const { code, details } = refusal(query)
  expect([code, details.map(({ path }) => path)]).toEqual(["QueryCostError", [[part]]])
})

test("[B8.24] every list of the site fits, with its longest filters", () => {
  const search = [
    "filters[category][slug][$eq]=gruas",
    "filters[commune][region][slug][$eq]=antofagasta",
    "filters[condition][slug][$eq]=usado",
    "filters[manufacturer][$eqi]=Grove",
    "filters[price_clp][$gte]=1&filters[price_clp][$lte]=2",
    "filters[year][$gte]=2000&filters[year][$lte]=2020",
    "sort[0]=price_clp:asc",
    "populate=*",
  ].join("&")
  expect(read(search).sort).toHaveLength(1)
})
