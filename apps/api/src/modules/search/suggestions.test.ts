import { afterAll, beforeAll, expect, test, vi } from "vitest"
import { addAd } from "../../../test/add-ad.ts"
import { createTestApp, type TestApp } from "../../../test/create-test-app.ts"
import { cacheNames } from "./routes.ts"
import { refreshVocabulary } from "./use-cases/refresh-vocabulary.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
  await addAd(api.database, {
    name: "Excavadora Komatsu PC200-8",
    manufacturer: "Komatsu",
    model: "PC200-8",
    commune: "Temuco",
    category: "Construcción",
  })
  await addAd(api.database, { name: "Dragalina", manufacturer: "Bucyrus", state: "draft" })
  await refreshVocabulary(api.database)
})

afterAll(() => api.close())

async function suggest(q: string) {
  const url = `/api/search/suggestions?q=${encodeURIComponent(q)}`
  const answer = await api.app.inject({ url })
  return { status: answer.statusCode, data: answer.json().data }
}

test.each([
  ["exc", { kind: "equipment", text: "excavadora" }],
  ["construccion", { kind: "category", text: "Construcción" }],
  ["KOM", { kind: "manufacturer", text: "Komatsu" }],
  ["pc200", { kind: "model", text: "Komatsu PC200-8" }],
  ["excavadora tem", { kind: "commune", text: "excavadora Temuco" }],
])("[B5.7] %s is completed with names in public ads", async (q, expected) => {
  expect((await suggest(q)).data).toContainEqual(expected)
})

test("[B5.7] names of no public ad are not suggested, and only `q` is accepted", async () => {
  expect((await suggest("bucy")).data).toEqual([])
  expect((await suggest("x".repeat(121))).status).toBe(400)
  expect((await api.app.inject({ url: "/api/search/suggestions" })).statusCode).toBe(400)
})

test("[B5.7] names are cached, and reloaded when they are outdated", async () => {
  let now = 0
  const read = vi.fn(async () => [])
  const names = cacheNames(read, () => now)
  await Promise.all([names(), names()])
  await names()
  expect(read).toHaveBeenCalledTimes(1)
  now = 6 * 60_000
  await names()
  expect(read).toHaveBeenCalledTimes(2)
})
