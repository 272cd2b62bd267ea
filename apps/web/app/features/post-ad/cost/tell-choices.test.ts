import { expect, test } from "vitest"
import { hearTags } from "../../../../test/hear-tags.ts"
import { createDraftStore } from "../draft/draft-store.ts"
import { notePackChoice, notePackTaken, tellFeatured, tellPack, tellPacks } from "./tell-choices.ts"

const pack = { id: 3, documentId: "p3", name: "15 anuncios", slug: "15-anuncios", days: 15 }
const prices = {
  credits: { publication: 1, featured: 0, days: 15 },
  packs: [{ ...pack, price: 69_990, ads: 15, featured: 1 }],
  featuredPrice: 9_990,
}

test("what is shown and chosen for an ad is told once a draft, and again of the next", () => {
  const told = hearTags()
  const store = createDraftStore(41)
  const choose = () => {
    tellPacks({ store, prices })
    tellFeatured({ store, prices }, 0)
    notePackChoice({ store })
    tellPack({ store, prices }, 3)
    tellFeatured({ store, prices }, 3)
  }
  choose()
  choose()
  expect(told).toMatchObject([
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
  expect(told).toHaveLength(6)
})

test("[B5.23] the pack that is taken is told, not the ones tried before it", () => {
  const told = hearTags()
  const store = createDraftStore(42)
  const choose = (pack: number) => {
    notePackChoice({ store })
    store.getState().choose({ pack })
  }
  choose(0)
  choose(3)
  expect(told).toEqual([])
  tellPack({ store, prices }, 3)
  tellPack({ store, prices }, 3)
  expect(told).toMatchObject([{ event: "pack_selected", ecommerce: { value: 69_990 } }])
})

test("[B5.23] taking another pack is told as well, taking the same one later is not", () => {
  const told = hearTags()
  const store = createDraftStore(43)
  notePackChoice({ store })
  store.getState().choose({ pack: 3, step: 4 })
  // As after the page was loaded again.
  notePackTaken({ store })
  tellPack({ store, prices }, 3)
  expect(told).toEqual([])
  store.getState().choose({ pack: 0 })
  notePackTaken({ store })
  tellPack({ store, prices }, 0)
  expect(told).toMatchObject([{ event: "pack_selected", ecommerce: { value: 0 } }])
})
