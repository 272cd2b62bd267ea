import { expect, test } from "vitest"
import {
  type AdDraft,
  draftContent,
  draftOfContent,
  emptyDraft,
  isPartlyFilled,
} from "./ad-draft.ts"
import { adDraftSchema } from "./ad-draft-schema.ts"
import { maxStoredPictures } from "./ad-fields.ts"

test("[S3.3] [S4.12] a new draft begins at step 1 with exactly these fields and values", () => {
  expect(emptyDraft()).toEqual({
    step: 1,
    pack: 1,
    featured: false,
    is_invoice: false,
    ad: {
      ad_id: null,
      price: 0,
      name: "",
      category: 0,
      email: "",
      phone: "",
      region: 0,
      commune: 0,
      address: "",
      address_number: "",
      condition: 0,
      description: "",
      manufacturer: "",
      model: "",
      year: 0,
      serial_number: "",
      weight: 0,
      width: 0,
      height: 0,
      depth: 0,
      gallery: [],
      currency: "CLP",
    },
    analytics: { view_item_list: false, pack_selected: false, featured_selected: false },
  })
})

test("[S3.3] resetting gives a new draft: nothing of an old one is left in it", () => {
  const old = emptyDraft()
  old.ad.gallery.push({ id: 1 })
  old.analytics.pack_selected = true
  expect(emptyDraft().ad.gallery).toEqual([])
  expect(emptyDraft().analytics.pack_selected).toBe(false)
})

const withAd = (ad: Partial<AdDraft["ad"]>) => {
  const draft = emptyDraft()
  return { ...draft, ad: { ...draft.ad, ...ad } }
}

test("a draft is begun once something of the machine is said; what the account fills in does not count", () => {
  const ofAccount = {
    ad_id: 4,
    email: "ana@faena.cl",
    phone: "+56912345678",
    region: 7,
    commune: 3,
  }
  expect(isPartlyFilled(emptyDraft())).toBe(false)
  expect(isPartlyFilled(withAd({ ...ofAccount, address: "Uno", currency: "USD" }))).toBe(false)
  expect(isPartlyFilled(withAd({ name: "G" }))).toBe(true)
  expect(isPartlyFilled(withAd({ gallery: [{ id: 1 }] }))).toBe(true)
  expect(isPartlyFilled(withAd({ weight: 1 }))).toBe(true)
})

test("a draft is saved as typed, valid or not, but bounded", () => {
  const typed = withAd({ name: "  x", price: -1, phone: "llámame", year: 3 })
  expect(adDraftSchema.parse(typed)).toEqual(typed)
  const wrong = [
    { ...typed, step: 6 },
    { ...typed, other: 1 },
    withAd({ name: "a".repeat(501) }),
    withAd({ gallery: Array.from({ length: maxStoredPictures + 1 }, (_, id) => ({ id })) }),
    withAd({ price: Number.POSITIVE_INFINITY }),
  ]
  for (const draft of wrong) expect(adDraftSchema.safeParse(draft).success).toBe(false)
})

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
