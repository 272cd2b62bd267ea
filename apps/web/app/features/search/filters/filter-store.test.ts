import { afterEach, beforeEach, expect, test, vi } from "vitest"

const start = new Date("2026-11-21T12:00:00Z")
const categories = [{ slug: "energia", name: "Energía", count: 7 }]
let answers: unknown[] = []
const asked: string[] = []

beforeEach(() => {
  localStorage.clear()
  asked.length = 0
  answers = []
  vi.useFakeTimers({ toFake: ["Date"], now: start })
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path)
    return Response.json(answers.length > 0 ? answers.shift() : categories)
  })
})
afterEach(() => void vi.useRealTimers())

/** A new document in the same browser. */
async function open() {
  vi.resetModules()
  return await import("./filter-store.ts")
}

test("[S7.14] [S9.2] a filter list is cached for 30 minutes, then reloaded", async () => {
  const first = await open()
  await Promise.all([
    first.needFilterList("categories", 30),
    first.needFilterList("categories", 30),
  ])
  expect(first.filterStore.getState().categories.items).toEqual(categories)
  vi.setSystemTime(start.getTime() + 30 * 60_000 - 1)
  const next = await open()
  expect(next.filterStore.getState().categories.items).toEqual(categories)
  await next.needFilterList("categories", 30)
  expect(asked).toEqual(["/api/filter-categories"])
  vi.setSystemTime(start.getTime() + 30 * 60_000)
  await next.needFilterList("categories", 30)
  expect(asked).toHaveLength(2)
})

test("[S9.2] the caching time is configurable", async () => {
  const { needFilterList } = await open()
  await needFilterList("categories", 5)
  vi.setSystemTime(start.getTime() + 5 * 60_000 - 1)
  await needFilterList("categories", 5)
  expect(asked).toHaveLength(1)
  vi.setSystemTime(start.getTime() + 5 * 60_000)
  await needFilterList("categories", 5)
  expect(asked).toHaveLength(2)
})

test.each([
  ["categories", "Error loading categories"],
  ["communes", "Error loading communes"],
] as const)("[S5.2] [S8.2] invalid %s are '%s'", async (name, message) => {
  const { filterStore, needFilterList } = await open()
  for (const wrong of [{ data: [] }, null, [{ slug: 1 }]]) {
    answers = [wrong]
    await needFilterList(name, 30)
    const { isLoading, error } = filterStore.getState().progress[name]
    expect([isLoading, error?.message]).toEqual([false, message])
    expect(error?.cause).toMatchObject({ message: "Invalid data format" })
  }
})

test("[S9.10] lists are stored separately; invalid stored data are ignored", async () => {
  const first = await open()
  const region = { slug: "los-lagos", name: "Los Lagos" }
  const communes = [{ id: 2, slug: "osorno", name: "Osorno", count: 4, region }]
  answers = [categories, communes]
  await first.needFilterList("categories", 30)
  await first.needFilterList("communes", 30)
  const next = await open()
  expect(next.filterStore.getState()).toMatchObject({
    categories: { items: categories },
    communes: { items: communes },
  })
  localStorage.setItem("wara-filters", '{"state":{"categories":7},"version":1}')
  expect((await open()).filterStore.getState().categories.items).toEqual([])
  const nameless = { items: [{ ...communes[0], region: { slug: "x", name: {} } }], loadedAt: 1 }
  const state = { categories: { items: [], loadedAt: 0 }, communes: nameless }
  localStorage.setItem("wara-filters", JSON.stringify({ state, version: 1 }))
  expect((await open()).filterStore.getState().communes.items).toEqual([])
})
