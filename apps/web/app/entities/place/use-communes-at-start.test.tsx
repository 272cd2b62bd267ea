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

async function rest() {
  render(<Start />)
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1_500)
  vi.useRealTimers()
  // The code of the list is loaded with it.
  await import("./communes-store.ts")
  await new Promise((resolve) => setImmediate(resolve))
}

test("[S4.14] the communes are loaded when the first page has come to rest", async () => {
  await rest()
  await vi.waitFor(() => expect(asked).toEqual(["/api/communes"]))
  await vi.waitFor(() => expect(communesStore.getState().status).toBe("loaded"))
})

test("[S4.14] but for those who save data, whose forms ask for them", async () => {
  vi.stubGlobal("navigator", { connection: { saveData: true } })
  await rest()
  expect([asked, communesStore.getState().status]).toEqual([[], "idle"])
})
