import { expect, test } from "vitest"
import { emptyDraft } from "./ad-draft.ts"
import { draftContent, draftOfContent } from "./draft-content.ts"

test("a draft's content is its ad without its number, pictures by number", () => {
  const draft = emptyDraft()
  const ad = { ...draft.ad, ad_id: 5, name: "Torno", gallery: [{ id: 3 }, { id: 2 }] }
  const content = draftContent({ ...draft, ad })
  expect(content).toMatchObject({ name: "Torno", gallery: [3, 2] })
  expect(content).not.toHaveProperty("ad_id")
})

test("a copy has all of an ad but its number and its serial number", () => {
  const draft = emptyDraft()
  const ad = { ...draft.ad, ad_id: 5, name: "Torno", serial_number: "SN-1", gallery: [{ id: 3 }] }
  expect(draftOfContent(draftContent({ ...draft, ad }))).toEqual({
    ...draft,
    ad: { ...ad, ad_id: null, serial_number: "" },
  })
})
