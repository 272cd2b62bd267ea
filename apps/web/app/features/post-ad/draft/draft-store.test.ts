import { emptyDraft } from "@wara/domain/ads/ad-draft"
import { afterEach, expect, test } from "vitest"
import { draftStorageKey } from "../../../entities/draft/stored-draft.ts"
import { createDraftStore } from "./draft-store.ts"

afterEach(() => localStorage.clear())

const image = { id: 5, url: "/uploads/a.webp", width: 900, height: 700, formats: {} }

test("[S3.3] [S9.10] the draft starts with the initial values, survives its page, and clearAll resets it", () => {
  const first = createDraftStore(901)
  expect(first.getState().draft).toEqual(emptyDraft())
  first.getState().change({ name: "Grúa horquilla", price: 9_500_000 })
  first.getState().choose({ step: 3, pack: 0, featured: true, is_invoice: true })
  first.getState().markReported({ pack_selected: true })
  first.getState().setPictures([image])
  const typed = first.getState().draft

  const { draft, pictures, key } = createDraftStore(901).getState()
  expect(draft).toEqual(typed)
  expect(draft).toMatchObject({ step: 3, ad: { name: "Grúa horquilla", gallery: [{ id: 5 }] } })
  expect([pictures, key]).toEqual([[image], first.getState().key])

  first.getState().clearAll()
  const after = createDraftStore(901).getState()
  expect(after.draft).toEqual(emptyDraft())
  // A new ad, not the old one again.
  expect(after.key).not.toBe(key)
})

test("another user of the same browser does not see it", () => {
  createDraftStore(902).getState().change({ name: "Grúa horquilla" })
  expect(createDraftStore(903).getState().draft).toEqual(emptyDraft())
})

test("invalid stored data are replaced by a new draft", () => {
  localStorage.setItem(draftStorageKey(904), '{"state":{"draft":{"step":"dos"}},"version":0}')
  expect(createDraftStore(904).getState().draft).toEqual(emptyDraft())
  localStorage.setItem(draftStorageKey(904), "broken")
  expect(createDraftStore(904).getState().draft).toEqual(emptyDraft())
  createDraftStore(904).getState().setPictures([image])
  const stored = JSON.parse(localStorage.getItem(draftStorageKey(904)) ?? "")
  for (const wrong of [null, "x", { id: 1, url: "/uploads/x.webp" }]) {
    stored.state.pictures = [wrong]
    localStorage.setItem(draftStorageKey(904), JSON.stringify(stored))
    expect(createDraftStore(904).getState().pictures, JSON.stringify(wrong)).toEqual([])
  }
})
