import { expect, test } from "vitest"
import { hearTags } from "../../../../test/hear-tags.ts"
import { createDraftStore } from "../draft/draft-store.ts"
import { tellFeatured, tellPack, tellPacks } from "./tell-choices.ts"

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
    tellPack({ store, prices }, 3)
    tellPack({ store, prices }, 0)
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
