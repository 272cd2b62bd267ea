import type { SavedDraft } from "@wara/contract/draft"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import type { DraftSaving, SavingAnswer } from "./draft-calls.ts"
import { createDraftStore, type DraftStore } from "./draft-store.ts"
import { createDraftSync } from "./draft-sync.ts"

const saved_at = "2026-11-20T12:00:00.000Z"

/** A stand-in for the site's server that stores versions and may be unavailable. */
function openServer() {
  const sent: DraftSaving[] = []
  let version = 0
  let answer: (saving: DraftSaving) => SavingAnswer | null = () => {
    version += 1
    return { kind: "saved", ad: 7, version, saved_at }
  }
  const send = (saving: DraftSaving) => {
    sent.push(saving)
    return Promise.resolve(answer(saving))
  }
  return { sent, send, answerWith: (next: typeof answer) => (answer = next) }
}

let owner = 910
let store: DraftStore
let close = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  owner += 1
  store = createDraftStore(owner)
})
afterEach(() => {
  close()
  vi.useRealTimers()
  localStorage.clear()
})

function open() {
  const server = openServer()
  const sync = createDraftSync(owner, store, server.send)
  close = sync.open()
  return { ...server, sync, kind: () => sync.state.getState().kind }
}

test("input is saved once after a pause, based on the version that was read", async () => {
  const { sent } = open()
  store.getState().choose({ featured: true })
  await vi.runAllTimersAsync()
  // No ad was started yet.
  expect(sent).toEqual([])
  store.getState().change({ name: "G" })
  store.getState().change({ name: "Grúa" })
  await vi.runAllTimersAsync()
  store.getState().change({ price: 5 })
  await vi.runAllTimersAsync()
  expect(sent.map(({ version, draft }) => [version, draft.ad.ad_id, draft.ad.name])).toEqual([
    [0, null, "Grúa"],
    [1, 7, "Grúa"],
  ])
  expect(sent[0]?.key).toBe(sent[1]?.key)
})

test("offline input is stored locally and saved when the connection is back", async () => {
  const { sent, answerWith, kind } = open()
  answerWith(() => null)
  store.getState().change({ name: "Grúa" })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(kind()).toBe("local")
  expect(createDraftStore(owner).getState().draft.ad.name).toBe("Grúa")
  answerWith(() => ({ kind: "saved", ad: 7, version: 1, saved_at }))
  window.dispatchEvent(new Event("online"))
  await vi.advanceTimersByTimeAsync(0)
  expect([sent.length, kind()]).toEqual([2, "quiet"])
})

test("leaving the page saves at once", async () => {
  const { sent } = open()
  store.getState().change({ name: "Grúa" })
  window.dispatchEvent(new Event("pagehide"))
  expect(sent).toHaveLength(1)
})

function newer(name: string): SavedDraft {
  const { draft } = store.getState()
  const typed = { ...draft, ad: { ...draft.ad, name } }
  return { ad: 7, draft: typed, version: 9, saved_at, device: "Chrome en Android", images: [] }
}

test("on a newer version elsewhere the user chooses, and both choices work", async () => {
  for (const preferLocal of [true, false]) {
    const { sent, sync, answerWith, kind } = open()
    answerWith(() => ({ kind: "newer", saved: newer("Otra") }))
    store.getState().change({ name: "Mía" })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(kind()).toBe("ask")
    // Until then nothing of either is overwritten.
    store.getState().change({ model: "X" })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(sent).toHaveLength(1)
    answerWith(() => ({ kind: "saved", ad: 7, version: 10, saved_at }))
    await sync.choose(newer("Otra"), preferLocal)
    expect(store.getState().draft.ad.name).toBe(preferLocal ? "Mía" : "Otra")
    expect(sent.slice(1).map(({ version }) => version)).toEqual(preferLocal ? [9] : [])
    close()
  }
})

test("[B5.25] a server that returned to an older version causes a conflict, not endless retries", async () => {
  const { sent, sync, answerWith, kind } = open()
  store.getState().adopt({ ad: 7, version: 12, saved_at }, true)
  answerWith(() => ({ kind: "newer", saved: newer("Otra") }))
  store.getState().change({ name: "Mía" })
  await vi.advanceTimersByTimeAsync(60_000)
  expect([sent.length, kind()]).toEqual([1, "ask"])
  answerWith(() => ({ kind: "saved", ad: 7, version: 10, saved_at }))
  await sync.choose(newer("Otra"), true)
  expect(sent[1]?.version).toBe(9)
})

test("[B5.25] a page read before the last save does not replace what was saved", async () => {
  const { sync, kind } = open()
  store.getState().change({ name: "Grúa" })
  const pageData = { ...newer("G"), version: 0 }
  await sync.flush()
  expect([sync.settle(pageData), kind()]).toEqual(["keep", "quiet"])
  expect(store.getState().draft.ad.name).toBe("Grúa")
})

test("an ended session stops saving without loss; an ad submitted elsewhere is reported", async () => {
  const { answerWith, kind } = open()
  answerWith(() => ({ kind: "logged-out" }))
  store.getState().change({ name: "Grúa" })
  await vi.advanceTimersByTimeAsync(2_000)
  expect(kind()).toBe("logged-out")
  expect(createDraftStore(owner).getState().draft.ad.name).toBe("Grúa")
  close()
  const again = open()
  again.answerWith(() => ({ kind: "gone", ad: 7, isSubmitted: true }))
  await again.sync.flush()
  expect(again.kind()).toBe("submitted")
})

test("an unmounted form saves once more, without retries", async () => {
  const { sent, answerWith } = open()
  answerWith(() => null)
  store.getState().change({ name: "Grúa" })
  close()
  await vi.runAllTimersAsync()
  expect(sent).toHaveLength(1)
})
