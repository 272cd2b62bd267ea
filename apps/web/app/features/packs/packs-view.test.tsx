import { render } from "@testing-library/react"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { captureTags } from "../../../test/capture-tags.ts"
import { PacksView } from "./packs-view.tsx"

const pack = { id: 2, documentId: "p2", name: "15 anuncios", slug: "15-anuncios", days: 15 }
const offer = {
  packs: [{ ...pack, price: 69_990, ads: 15, featured: 1 }],
  featuredPrice: 9_990,
  adDays: 15,
}

test("the shown packs are tracked once", () => {
  const events = captureTags()
  const view = (
    <MemoryRouter>
      <PacksView
        offer={offer}
        credits={{ publication: 0, featured: 0, days: 15, free_used_elsewhere: 0 }}
        questions={null}
      />
    </MemoryRouter>
  )
  render(view).rerender(view)
  const shown = { item_list_id: "packs", items: [{ item_id: "pack-15", price: 69_990, index: 0 }] }
  expect(events).toMatchObject([{ event: "view_item_list", ecommerce: shown }])
})
