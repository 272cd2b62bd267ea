import { render } from "@testing-library/react"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { communesStore } from "./communes-store.ts"
import { useCommunesAtStart } from "./use-communes-at-start.ts"

let asked: string[] = []

beforeEach(() => {
  asked = []
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path)
    return Response.json({ data: [] })
  })
  communesStore.setState(communesStore.getInitialState())
})
afterEach(() => void vi.useRealTimers())

function Start() {
  useCommunesAtStart()
  return null
}

async function becomeIdle() {
  render(<Start />)
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1_500)
  vi.useRealTimers()
  // The list's code is loaded with it.
  await import("./communes-store.ts")
  await new Promise((resolve) => setImmediate(resolve))
}

test("[S4.14] the communes are loaded once the first page is idle", async () => {
  await becomeIdle()
  await vi.waitFor(() => expect(asked).toEqual(["/api/communes"]))
  await vi.waitFor(() => expect(communesStore.getState().status).toBe("loaded"))
})

test("[S4.14] with data saving, only forms load the communes", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } })
  await becomeIdle()
  expect([asked, communesStore.getState().status]).toEqual([[], "idle"])
})
