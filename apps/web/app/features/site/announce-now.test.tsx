import { act, render, screen } from "@testing-library/react"
import { emptyDraft } from "@wara/domain/ads/ad-draft"
import { MemoryRouter } from "react-router"
import { afterEach, expect, test } from "vitest"
import { draftStorageKey } from "../../entities/draft/stored-draft.ts"
import { AnnounceNow } from "./user-actions.tsx"

afterEach(() => localStorage.clear())

/** Another tab writes a draft: the browser notifies this one. */
function writeElsewhere(owner: number, name: string) {
  const draft = emptyDraft()
  const state = { draft: { ...draft, ad: { ...draft.ad, name } } }
  localStorage.setItem(draftStorageKey(owner), JSON.stringify({ state, version: 0 }))
  window.dispatchEvent(new StorageEvent("storage", { key: draftStorageKey(owner) }))
}

test("[S2.19] the button is marked while its user has an unfinished ad, also from another tab", () => {
  render(<AnnounceNow viewer={{ id: 7, has_draft: false }} />, { wrapper: MemoryRouter })
  const isMarked = () => screen.queryByText("Tienes un anuncio sin terminar") !== null
  expect(isMarked()).toBe(false)
  act(() => writeElsewhere(8, "De otra persona"))
  expect(isMarked()).toBe(false)
  act(() => writeElsewhere(7, "Grúa"))
  expect(isMarked()).toBe(true)
  act(() => writeElsewhere(7, ""))
  expect(isMarked()).toBe(false)
})

test("[B5.23] on the summary of that ad the button is shown without the marker", () => {
  const at = (path: string) =>
    render(
      <MemoryRouter initialEntries={[path]}>
        <AnnounceNow viewer={{ id: 7, has_draft: false }} />
      </MemoryRouter>,
    )
  const { unmount } = at("/anunciar/resumen")
  act(() => writeElsewhere(7, "Grúa"))
  expect(screen.getByRole("link", { name: "Anunciar ahora" })).toBeDefined()
  expect(screen.queryByText("Tienes un anuncio sin terminar")).toBeNull()
  unmount()
  at("/anuncios")
  expect(screen.getByText("Tienes un anuncio sin terminar")).toBeDefined()
})

test("[B5.16] the marker also counts an ad that was started on another device", () => {
  const at = (path: string, has_draft: boolean) => {
    const { unmount } = render(
      <MemoryRouter initialEntries={[path]}>
        <AnnounceNow viewer={{ id: 7, has_draft }} />
      </MemoryRouter>,
    )
    const isMarked = screen.queryByText("Tienes un anuncio sin terminar") !== null
    unmount()
    return isMarked
  }
  expect(at("/anuncios", true)).toBe(true)
  expect(at("/anuncios", false)).toBe(false)
  expect(at("/anunciar/resumen", true)).toBe(false)
})
