import { expect, test } from "vitest"
import { captureTags } from "../../../../test/capture-tags.ts"
import { createDraftStore } from "../draft/draft-store.ts"
import {
  markPackAsTracked,
  recordPackChoice,
  trackFeatured,
  trackPack,
  trackPacks,
} from "./track-choices.ts"

const pack = { id: 3, documentId: "p3", name: "15 anuncios", slug: "15-anuncios", days: 15 }
const prices = {
  credits: { publication: 1, featured: 0, days: 15 },
  packs: [{ ...pack, price: 69_990, ads: 15, featured: 1 }],
  featuredPrice: 9_990,
  adDays: 15,
}

test("offers shown and chosen are tracked once per draft", () => {
  const events = captureTags()
  const store = createDraftStore(41)
  const choose = () => {
    trackPacks({ store, prices })
    trackFeatured({ store, prices }, 0)
    recordPackChoice({ store })
    trackPack({ store, prices }, 3)
    trackFeatured({ store, prices }, 3)
  }
  choose()
  choose()
  expect(events).toMatchObject([
    { event: "view_item_list", ecommerce: { item_list_id: "packs" } },
    { event: "featured_selected", ecommerce: { value: 9_990 } },
    { event: "pack_selected", ecommerce: { value: 69_990 } },
  ])
  expect(store.getState().draft.analytics).toEqual({
    view_item_list: true,
    pack_selected: true,
    featured_selected: true,
  })
  store.getState().clearAll()
  choose()
  expect(events).toHaveLength(6)
})

test("[B5.23] only the pack finally taken is tracked", () => {
  const events = captureTags()
  const store = createDraftStore(42)
  const choose = (pack: number) => {
    recordPackChoice({ store })
    store.getState().choose({ pack })
  }
  choose(0)
  choose(3)
  expect(events).toEqual([])
  trackPack({ store, prices }, 3)
  trackPack({ store, prices }, 3)
  expect(events).toMatchObject([{ event: "pack_selected", ecommerce: { value: 69_990 } }])
})

test("[B5.23] taking another pack is tracked as well, taking the same one again is not", () => {
  const events = captureTags()
  const store = createDraftStore(43)
  recordPackChoice({ store })
  store.getState().choose({ pack: 3, step: 4 })
  // As after the page was loaded again.
  markPackAsTracked({ store })
  trackPack({ store, prices }, 3)
  expect(events).toEqual([])
  store.getState().choose({ pack: 0 })
  markPackAsTracked({ store })
  trackPack({ store, prices }, 0)
  expect(events).toMatchObject([{ event: "pack_selected", ecommerce: { value: 0 } }])
})
