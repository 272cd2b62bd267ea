import { afterEach, beforeEach, expect, test, vi } from "vitest"

const region = { id: 2, name: "Antofagasta", slug: "antofagasta" }
const calama = { id: 22, name: "Calama", region }
const start = new Date("2026-11-21T12:00:00Z")
let answer: () => Response = () => Response.json({ data: [calama] })
let asked = 0

beforeEach(() => {
  localStorage.clear()
  asked = 0
  answer = () => Response.json({ data: [calama] })
  vi.useFakeTimers({ toFake: ["Date"], now: start })
  vi.stubGlobal("fetch", async () => {
    asked += 1
    return answer()
  })
})
afterEach(() => void vi.useRealTimers())

/** A new document in the same browser. */
async function open() {
  vi.resetModules()
  return await import("./communes-store.ts")
}

test("[S4.14] communes are loaded once and stored for later documents", async () => {
  const first = await open()
  expect(first.communesStore.getState()).toMatchObject({ status: "idle", communes: [] })
  const loading = first.startCommunes()
  expect(first.communesStore.getState().status).toBe("loading")
  await Promise.all([loading, first.needCommunes()])
  expect(first.communesStore.getState()).toMatchObject({ status: "loaded", communes: [calama] })
  await first.startCommunes()
  const next = await open()
  expect(next.communesStore.getState()).toMatchObject({ status: "loaded", communes: [calama] })
  await next.startCommunes()
  await next.needCommunes()
  expect(asked).toBe(1)
})

test.each([{ data: null }, { data: [{ id: 1 }] }, [calama], null])(
  "[S5.1] [S8.2] %j is 'Formato de datos inválido', shown as 'Error al cargar las comunas'",
  async (body) => {
    answer = () => Response.json(body)
    const { communesStore, needCommunes } = await open()
    await needCommunes()
    const { status, error } = communesStore.getState()
    expect([status, error?.message]).toEqual(["error", "Error al cargar las comunas"])
    expect(error?.cause).toMatchObject({ message: "Formato de datos inválido" })
    answer = () => Response.json({ data: [calama] })
    await needCommunes()
    expect(communesStore.getState()).toMatchObject({ status: "loaded", error: null })
  },
)

test("[S4.14] a list of a week ago is shown while a new one loads, and when that fails", async () => {
  const first = await open()
  await first.startCommunes()
  vi.setSystemTime(start.getTime() + 604_800_001)
  answer = () => Response.json({ data: null })
  const next = await open()
  await next.startCommunes()
  expect(asked).toBe(2)
  expect(next.communesStore.getState()).toMatchObject({ status: "loaded", communes: [calama] })
})

test.each([
  ["garbage", () => localStorage.setItem("wara-communes", "{")],
  [
    "another shape",
    () => localStorage.setItem("wara-communes", '{"state":{"communes":[7]},"version":1}'),
  ],
  [
    "another version",
    () => {
      const state = { communes: [calama], loadedAt: 0 }
      localStorage.setItem("wara-communes", JSON.stringify({ state, version: 0 }))
    },
  ],
  [
    "a storage that is blocked",
    () => {
      for (const name of ["getItem", "setItem"] as const) {
        vi.spyOn(Storage.prototype, name).mockImplementation(() => {
          throw new DOMException("blocked", "SecurityError")
        })
      }
    },
  ],
])("%s in storage is ignored", async (_what, prepare) => {
  prepare()
  const { communesStore, startCommunes } = await open()
  expect(communesStore.getState().status).toBe("idle")
  await startCommunes()
  expect(communesStore.getState().communes).toEqual([calama])
  vi.restoreAllMocks()
})
