import { afterAll, beforeAll, expect, test } from "vitest"
import { operatorsOf } from "../../src/collections/dialect/condition.ts"
import { adPacks } from "../../src/database/schema/catalog.ts"
import { faqs, pages } from "../../src/database/schema/content.ts"
import { secrets } from "../add-secrets.ts"
import { addSession, addUser, confirmed } from "../add-user.ts"
import { isWholeAttack } from "../attack-form.ts"
import { createTestApp, type TestApp } from "../create-test-app.ts"
import { accessTable } from "./access-table.ts"
import { addBelongings } from "./belongings.ts"

let api: TestApp
/** Names of all columns that describe people, ads and their sessions, with a stored value. */
let columns = new Map<string, string>()
const tokens: Record<"visitor" | "member", string | null> = { visitor: null, member: null }
type Reader = keyof typeof tokens

beforeAll(async () => {
  api = await createTestApp({ config: { callsPerMinute: 10_000_000 } })
  const { ownerId } = await addBelongings(api)
  tokens.member = await addSession(api.database, await addUser(api.database, confirmed))
  columns = await readColumns(ownerId)
  const pack = { slug: "uno", name: "Uno", price: 1000, ads: 1, days: 15 }
  await api.database.insert(adPacks).values(pack)
  const page = { slug: "visible", title: "Visible", description: "", body: "<p>.</p>" }
  await api.database.insert(pages).values({ ...page, published: true })
  await api.database
    .insert(faqs)
    .values({ question: "?", answer: "<p>.</p>", topic: "Avisos", order: 1 })
})

afterAll(() => api.close())

async function readColumns(ownerId: number): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const statement of [
    "select to_jsonb(t) as row from sessions t where user_id = $1",
    "select to_jsonb(t) as row from ads t where owner_id = $1 and state = 'active'",
    "select to_jsonb(t) as row from users t where id = $1",
  ]) {
    const { rows } = await api.pool.query<{ row: object }>(`${statement} limit 1`, [ownerId])
    for (const [name, value] of Object.entries(rows[0]?.row ?? {})) {
      const camel = name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
      for (const one of new Set([name, camel])) found.set(one, String(value ?? "nada"))
    }
  }
  return found
}

/** Collections that everyone reads, as the access table declares them. */
const collections = [...accessTable]
  .filter(([key, access]) => access === "everyone" && key.endsWith("/{key}"))
  .map(([key]) => key.slice("GET /api/".length, -"/{key}".length))

const operators = [...new Set(Object.values(operatorsOf).flat())]

/**
 * What every reader sees otherwise: prices in one currency, for comparing, and whether an ad is
 * featured, by its reservation.
 */
const onlyFilters = new Set<string>(["ads: price_clp", "ads: featured"])

async function read(reader: Reader, path: string) {
  const token = tokens[reader]
  const headers = token === null ? {} : { authorization: `Bearer ${token}` }
  const { body, statusCode } = await api.app.inject({ url: `/api/${path}`, headers })
  return { status: statusCode, body }
}

type Row = Record<string, unknown>
const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null

/** Every path that a reader sees in the records of a collection, one level deep. */
async function shownPaths(reader: Reader, name: string): Promise<Set<string>> {
  const { body } = await read(reader, `${name}?populate=*&pageSize=10`)
  const { data } = JSON.parse(body) as { data: Row[] }
  const shown = data.flatMap((record) =>
    Object.entries(record).flatMap(([key, value]) => [
      key,
      ...[value]
        .flat()
        .flatMap((one) => (isRow(one) ? Object.keys(one).map((inner) => `${key}.${inner}`) : [])),
    ]),
  )
  return new Set(shown)
}

/** Queries that would reveal something about a value, by the shape of the condition. */
function probesOf(path: string[], operator: string, value: string): string[] {
  const at = path.map((step) => `[${step}]`).join("")
  const asked = encodeURIComponent(value.slice(0, 60))
  return [
    `filters${at}[${operator}]=${asked}`,
    `filters[$or][0]${at}[${operator}]=${asked}`,
    `filters[$not]${at}[${operator}]=${asked}`,
  ]
}

const otherShapes = (path: string) => [
  `sort=${path}`,
  `sort=${path}:desc`,
  `fields[0]=${path}`,
  `populate=${path}`,
]

test("[B8.54] the probed names are those of the database", () => {
  expect(collections.length).toBeGreaterThan(10)
  expect(operators.length).toBeGreaterThan(18)
  for (const name of ["email", "phone", "rut", "passwordHash", "token_hash", "serial_number"]) {
    expect([...columns.keys()]).toContain(name)
  }
  expect(columns.get("email")).toBe(secrets.sellerEmail)
})

/** The record itself, and the account behind it. */
const starts = [[], ["user"]]
const readers: Reader[] = ["visitor", "member"]

/** In the short form each name gets one operator, one shape and one reader, in turn. */
const isTurn = (turn: number, place: number, of: number) => isWholeAttack || turn % of === place

test.each(collections)(
  "[B8.54] %s: what a reader does not see changes no answer by its value",
  async (name) => {
    const oracles: string[] = []
    let turn = 0
    let probes = 0
    async function probe(reader: Reader, path: string[], stored: string) {
      turn += 1
      for (const [place, operator] of operators.entries()) {
        if (!isTurn(turn, place, operators.length)) continue
        const shape = (turn + place) % 3
        const query = probesOf(path, operator, stored)[shape]
        const answer = await read(reader, `${name}?${query}`)
        probes += 1
        if (answer.status === 400) continue
        const invented = probesOf(path, operator, "inventado")[shape]
        const other = await read(reader, `${name}?${invented}`)
        if (other.body !== answer.body) oracles.push(`${reader}: ${query}`)
      }
      for (const [place, query] of otherShapes(path.join(".")).entries()) {
        if (!isTurn(turn, place, 4)) continue
        const { status } = await read(reader, `${name}?${query}`)
        probes += 1
        if (status !== 400) oracles.push(`${reader}: ${query} ${status}`)
      }
    }
    for (const reader of readers) {
      const shown = await shownPaths(reader, name)
      expect(shown).toContain("id")
      for (const [index, [column, stored]] of [...columns].entries()) {
        for (const [place, start] of starts.entries()) {
          const path = [...start, column]
          const dotted = path.join(".")
          if (shown.has(dotted) || onlyFilters.has(`${name}: ${dotted}`)) continue
          // Each reader tries each column, of the record or of the account behind it.
          if ((index + place) % 2 === readers.indexOf(reader)) await probe(reader, path, stored)
        }
      }
    }
    expect(oracles).toEqual([])
    expect(probes).toBeGreaterThan(isWholeAttack ? 4_000 : 200)
  },
  isWholeAttack ? 600_000 : 120_000,
)
