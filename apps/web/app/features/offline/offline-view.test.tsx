import { render, screen } from "@testing-library/react"
import { emptyDraft } from "@wara/domain/ads/ad-draft"
import { expect, test } from "vitest"
import { lastListKey } from "../../session/last-list-key.ts"
import { draftStorageKey } from "../../session/stored-draft.ts"
import { offlineScript } from "./offline-script.ts"
import { OfflineView } from "./offline-view.tsx"

const keep = (key: string, state: object) =>
  localStorage.setItem(key, JSON.stringify({ state, version: 1 }))

/** The page as a browser shows it, its script run; storage is emptied after. */
function open() {
  render(<OfflineView siteName="Wara" />)
  new Function(offlineScript)()
  localStorage.clear()
}

const draftText = /quedó guardado en este equipo/

test("without a connection one may try again, and is promised nothing that is not there", () => {
  open()
  expect(screen.getByRole("link", { name: "Reintentar" })).toBeDefined()
  expect(screen.getByText(draftText).hidden).toBe(true)
  expect(screen.queryByRole("heading", { name: "Lo último que viste" })).toBeNull()
})

test("what lies in the browser is told: an ad half written, the ads seen last", () => {
  const draft = emptyDraft()
  keep(draftStorageKey(7), { draft: { ...draft, ad: { ...draft.ad, name: "Grúa" } } })
  const ads = [
    { name: "<b>Grúa</b>", price: 51_500_000, currency: "CLP" },
    { name: "Torno", price: 1_200.5, currency: "USD" },
  ]
  keep(lastListKey, { list: { heading: "Equipos en Calama", ads } })
  open()
  expect(screen.getByText(draftText).hidden).toBe(false)
  expect(screen.getByText("Equipos en Calama")).toBeDefined()
  const seen = screen.getByText("Lo último que viste").parentElement
  const items = [...(seen?.querySelectorAll("li") ?? [])].map((item) => item.textContent)
  expect(items).toEqual(["<b>Grúa</b>$51.500.000 + IVA", "TornoUS$1.200,5 + IVA"])
})

test.each(["", "{", '{"state":{}}', '{"state":{"list":{"ads":7}}}'])(
  "whatever else is found there, %s, is as if nothing were",
  (text) => {
    localStorage.setItem(lastListKey, text)
    localStorage.setItem(draftStorageKey(7), text)
    open()
    expect(screen.queryByRole("heading", { name: "Lo último que viste" })).toBeNull()
  },
)
