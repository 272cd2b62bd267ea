import { runInNewContext } from "node:vm"
import { paths } from "@wara/domain/site/paths"
import { expect, test, vi } from "vitest"
import { serviceWorker } from "./service-worker.ts"

const ask = (options: { isOn: boolean; release: string }) =>
  serviceWorker(options).request(paths.serviceWorker)

type WorkerEvent = { waitUntil?: unknown; respondWith?: unknown; request?: unknown }
type Listener = (event: WorkerEvent) => void

/** The worker's environment: caches by name and URL, and a network that can fail. */
async function startWorker(options: { isOn: boolean; release: string }, cacheStorage = new Map()) {
  const program = await (await ask(options)).text()
  const listeners = new Map<string, Listener>()
  const fetch = vi.fn(async (what: unknown, _init?: object) => ({ ok: true, what }))
  const registration = { unregister: vi.fn(), navigationPreload: { enable: vi.fn() } }
  const caches = {
    keys: async () => [...cacheStorage.keys()],
    delete: async (name: string) => cacheStorage.delete(name),
    open: async (name: string) => {
      const cache = cacheStorage.get(name) ?? new Map()
      cacheStorage.set(name, cache)
      return { put: async (address: string, answer: unknown) => void cache.set(address, answer) }
    },
    match: async (address: string) =>
      [...cacheStorage.values()]
        .map((cache) => cache.get(address))
        .find((answer) => answer !== undefined),
  }
  const self = {
    addEventListener: (name: string, listener: Listener) => void listeners.set(name, listener),
    skipWaiting: vi.fn(),
    clients: { claim: vi.fn() },
    registration,
  }
  runInNewContext(program, { self, caches, fetch })
  /** Dispatches an event; returns the worker's response, or undefined. */
  const send = async (name: string, event: object = {}) => {
    const made: unknown[] = []
    const collect = (promise: unknown) => void made.push(promise)
    listeners.get(name)?.({ ...event, waitUntil: collect, respondWith: collect })
    return made.length === 0 ? undefined : await made[0]
  }
  return { cacheStorage, fetch, registration, send }
}

const navigation = { mode: "navigate", method: "GET" }

test("the worker is revalidated at each visit and differs per release", async () => {
  const [one, two] = await Promise.all(["1", "2"].map((release) => ask({ isOn: true, release })))
  expect(one?.headers.get("cache-control")).toBe("no-cache")
  expect(one?.headers.get("content-type")).toContain("text/javascript")
  expect(await one?.text()).not.toBe(await two?.text())
})

test("it caches one page, as a visitor sees it, and deletes the previous release's", async () => {
  const cacheStorage = new Map([["offline-1", new Map()]])
  const { send, fetch } = await startWorker({ isOn: true, release: "2" }, cacheStorage)
  await send("install")
  await send("activate")
  expect(fetch.mock.calls).toEqual([[paths.offline, { cache: "reload", credentials: "omit" }]])
  expect([...cacheStorage.keys()]).toEqual(["offline-2"])
  expect([...(cacheStorage.get("offline-2")?.keys() ?? [])]).toEqual([paths.offline])
})

test.each([{ ok: false }, { ok: true, redirected: true }])(
  "a response other than the page itself, %o, is not cached",
  async (answer) => {
    const { send, fetch, cacheStorage } = await startWorker({ isOn: true, release: "1" })
    fetch.mockResolvedValue({ what: "another page", ...answer })
    await expect(send("install")).rejects.toThrow()
    expect(cacheStorage.size).toBe(0)
  },
)

test("an offline navigation shows it; an online one caches nothing", async () => {
  const { send, fetch, cacheStorage } = await startWorker({ isOn: true, release: "1" })
  await send("install")
  expect(await send("fetch", { request: navigation })).toMatchObject({ what: navigation })
  const early = { ok: true, what: "sent while the worker woke up" }
  expect(await send("fetch", { request: navigation, preloadResponse: early })).toBe(early)
  fetch.mockRejectedValue(new TypeError("Failed to fetch"))
  expect(await send("fetch", { request: navigation })).toMatchObject({ what: paths.offline })
  expect([...(cacheStorage.get("offline-1")?.keys() ?? [])]).toEqual([paths.offline])
})

test.each([
  { mode: "cors", method: "GET" },
  { mode: "no-cors", method: "GET" },
  { mode: "navigate", method: "POST" },
])("everything else is left to the browser: %o", async (request) => {
  const { send } = await startWorker({ isOn: true, release: "1" })
  expect(await send("fetch", { request })).toBeUndefined()
})

test("when disabled, the worker unregisters and deletes its caches", async () => {
  const cacheStorage = new Map([["offline-1", new Map()]])
  const { send, registration } = await startWorker({ isOn: false, release: "1" }, cacheStorage)
  await send("install")
  await send("activate")
  expect(registration.unregister).toHaveBeenCalled()
  expect([...cacheStorage.keys()]).toEqual([])
  expect(await send("fetch", { request: navigation })).toBeUndefined()
})
