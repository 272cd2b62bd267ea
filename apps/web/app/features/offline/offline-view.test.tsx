import { render, screen } from "@testing-library/react"
import { emptyDraft } from "@wara/domain/ads/ad-draft"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { lastListKey } from "../../entities/ad/last-list-key.ts"
import { draftStorageKey } from "../../entities/draft/stored-draft.ts"
import { offlineScript } from "./offline-script.ts"
import { OfflineView } from "./offline-view.tsx"

const store = (key: string, state: object) =>
  localStorage.setItem(key, JSON.stringify({ state, version: 1 }))

/** The script's environment: whether the browser is online, and whether the site answers. */
const network = { onLine: false, answers: false }
const reload = vi.fn()
const listeners = new Map<string, () => void>()
const asked = vi.fn(async () => {
  if (!network.answers) throw new TypeError("Failed to fetch")
  return new Response()
})

/** Renders the page and runs its script; clears the storage at the end. */
function open() {
  render(<OfflineView siteName="Wara" />)
  const location = { pathname: "/anuncios", reload }
  const listen = (event: string, listener: () => void) => listeners.set(event, listener)
  const names = ["location", "navigator", "fetch", "addEventListener"]
  new Function(...names, offlineScript)(location, network, asked, listen)
  localStorage.clear()
}

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(network, { onLine: false, answers: false })
  sessionStorage.clear()
  reload.mockClear()
  asked.mockClear()
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
})

const draftText = /quedó guardado en este equipo/

test("without a connection the page offers to try again and lists nothing that is not stored", () => {
  open()
  expect(screen.getByRole("link", { name: "Reintentar" })).toBeDefined()
  expect(screen.getByText(draftText).hidden).toBe(true)
  expect(screen.queryByRole("heading", { name: "Lo último que viste" })).toBeNull()
})

test("what the browser stores is listed: an unfinished ad, the last list", () => {
  const draft = emptyDraft()
  store(draftStorageKey(7), { draft: { ...draft, ad: { ...draft.ad, name: "Grúa" } } })
  const ads = [
    { name: "<b>Grúa</b>", price: 51_500_000, currency: "CLP" },
    { name: "Torno", price: 1_200.5, currency: "USD" },
  ]
  store(lastListKey, { list: { heading: "Equipos en Calama", ads } })
  open()
  expect(screen.getByText(draftText).hidden).toBe(false)
  expect(screen.getByText("Equipos en Calama")).toBeDefined()
  const seen = screen.getByText("Lo último que viste").parentElement
  const items = [...(seen?.querySelectorAll("li") ?? [])].map((item) => item.textContent)
  expect(items).toEqual(["<b>Grúa</b>$51.500.000 + IVA", "TornoUS$1.200,5 + IVA"])
})

test.each(["", "{", '{"state":{}}', '{"state":{"list":{"ads":7}}}'])(
  "invalid stored data, %s, are ignored",
  (text) => {
    localStorage.setItem(lastListKey, text)
    localStorage.setItem(draftStorageKey(7), text)
    open()
    expect(screen.queryByRole("heading", { name: "Lo último que viste" })).toBeNull()
  },
)

test("[B5.39] the page reloads when the connection is back", async () => {
  open()
  await vi.advanceTimersByTimeAsync(10_000)
  expect([asked.mock.calls.length, reload.mock.calls.length]).toEqual([0, 0])
  Object.assign(network, { onLine: true, answers: true })
  listeners.get("online")?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledTimes(1)
})

test("[B5.39] it also reloads without an event, when only the site was unreachable", async () => {
  network.onLine = true
  open()
  await vi.advanceTimersByTimeAsync(7_000)
  expect(asked).toHaveBeenCalledTimes(3)
  expect(reload).not.toHaveBeenCalled()
  network.answers = true
  await vi.advanceTimersByTimeAsync(8_000)
  expect(reload).toHaveBeenCalledTimes(1)
})

test("[B5.39] repeated reloads are delayed more and more", async () => {
  Object.assign(network, { onLine: true, answers: true })
  open()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(reload).toHaveBeenCalledTimes(1)
  vi.clearAllTimers()
  open()
  await vi.advanceTimersByTimeAsync(1_900)
  expect(reload).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(100)
  expect(reload).toHaveBeenCalledTimes(2)
})
