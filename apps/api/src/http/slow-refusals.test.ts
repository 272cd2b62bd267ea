import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { createTestApp, type TestApp, testServiceToken } from "../../test/create-test-app.ts"
import { SlowRefusals } from "./slow-refusals.ts"

let api: TestApp

beforeAll(async () => {
  api = await createTestApp()
})
// The ten seconds of a window never end within a test, however busy the machine is.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] })
})
afterAll(() => api.close())

const prompt = 20
const costly = Array.from(
  { length: 40 },
  (_, index) => `filters[$or][${index}][name][$containsi]=zq${index}`,
)
const refusedUrl = `/api/ads?${costly.join("&")}`

const ask = (remoteAddress: string, headers: Record<string, string> = {}, url = refusedUrl) =>
  api.app.inject({ url, remoteAddress, headers }).then(({ statusCode }) => statusCode)

async function msOf(work: Promise<unknown>): Promise<number> {
  const startedAt = Date.now()
  await work
  return Date.now() - startedAt
}

async function countDelayed(): Promise<number> {
  const headers = { "x-service-token": testServiceToken }
  const { body } = await api.app.inject({ url: "/metrics", headers })
  return Number(/^refusals_delayed_total (\d+)$/m.exec(body)?.[1])
}

const many = (count: number, network: string, headers?: Record<string, string>) =>
  Promise.all(Array.from({ length: count }, () => ask(network, headers)))

test("[B8.82] refusals of a network beyond twenty in ten seconds are sent a second later, and counted", async () => {
  expect(await many(prompt, "203.0.113.40")).toEqual(Array(prompt).fill(400))
  expect(await countDelayed()).toBe(0)
  const delayed = msOf(ask("203.0.113.40"))
  await expect.poll(countDelayed).toBe(1)
  expect(await ask("203.0.113.40", {}, "/api/regions")).toBe(200)
  expect(await ask("203.0.113.41")).toBe(400)
  expect(await delayed).toBeGreaterThan(990)
  expect(await countDelayed()).toBe(1)
})

test("[B8.82] refusals that wait take no place of reads, of their network or of others", async () => {
  // Four places of each network and 48 of all are what refusals would fill.
  const networks = Array.from({ length: 14 }, (_, index) => `203.0.113.${60 + index}`)
  for (const network of networks) await many(prompt, network)
  const before = await countDelayed()
  const waiting = Promise.all(networks.map((network) => many(4, network)))
  await expect.poll(countDelayed).toBe(before + networks.length * 4)
  const isServedFirst = await Promise.race([
    ask("203.0.113.60", {}, "/api/regions").then(() => true),
    waiting.then(() => false),
  ])
  expect(isServedFirst).toBe(true)
  await waiting
})

test("[B8.82] the web server, which acts for many, is never held back", async () => {
  const before = await countDelayed()
  const headers = { "x-service-token": testServiceToken }
  expect(await many(prompt + 1, "203.0.113.90", headers)).toEqual(Array(prompt + 1).fill(400))
  expect(await countDelayed()).toBe(before)
})

test("[B8.82] a refusal waits no longer when its client has gone, or when 400 wait", async () => {
  const refusals = new SlowRefusals()
  const gone = new AbortController()
  const leaving = msOf(refusals.hold(gone.signal))
  gone.abort()
  expect(await leaving).toBeLessThan(900)
  const stays = new AbortController()
  const waiting = Array.from({ length: 400 }, () => refusals.hold(stays.signal))
  expect(await msOf(refusals.hold(stays.signal))).toBeLessThan(900)
  stays.abort()
  await Promise.all(waiting)
})

test("[B8.82] refusals are counted again after ten seconds, and no list of networks grows without end", () => {
  const refusals = new SlowRefusals()
  const excessive = (network: string, now: number) => refusals.isExcessive(network, now)
  for (let count = 0; count < prompt; count += 1) expect(excessive("a", 5)).toBe(false)
  expect(excessive("a", 5)).toBe(true)
  expect(excessive("b", 5)).toBe(false)
  expect(excessive("a", 10_006)).toBe(false)
  for (let network = 0; network < 10_000; network += 1) excessive(`n${network}`, 10_006)
  for (let count = 0; count < prompt * 2; count += 1) expect(excessive("late", 10_006)).toBe(false)
})
