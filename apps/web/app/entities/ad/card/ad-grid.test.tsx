import { fireEvent, render, screen } from "@testing-library/react"
import { buildAd } from "@wara/factories/build-ad"
import { MemoryRouter } from "react-router"
import { expect, test } from "vitest"
import { captureTags } from "../../../../test/capture-tags.ts"
import { AdGrid } from "./ad-grid.tsx"
import type { CardAd } from "./card-ad.ts"

const list = { id: "related", name: "Anuncios relacionados" }
const ads = [buildAd({ name: "Grúa" }), buildAd({ name: "Tolva" })]
const ids = ads.map(({ id }) => String(id))

const grid = (shown: CardAd[], isNamed = true) => (
  <MemoryRouter>
    <AdGrid ads={shown} viewer={null} first={20} {...(isNamed ? { list } : {})} />
  </MemoryRouter>
)

test("a shown list is tracked once per set of ads, and so is each opened ad", () => {
  const events = captureTags()
  const { rerender } = render(grid(ads))
  rerender(grid([...ads]))
  fireEvent.click(screen.getByRole("link", { name: "Tolva" }))
  rerender(grid(ads.slice(1)))
  const shown = { item_list_id: "related" }
  const items = ids.map((item_id, place) => ({ item_id, index: 20 + place }))
  expect(events).toMatchObject([
    { event: "view_item_list", ecommerce: { ...shown, items } },
    { event: "select_item", ecommerce: { ...shown, items: items.slice(1) } },
    { event: "view_item_list", ecommerce: { ...shown, items: [{ item_id: ids[1], index: 20 }] } },
  ])
})

test("empty and unnamed lists are not tracked", () => {
  const events = captureTags()
  render(grid([]))
  render(grid(ads, false))
  fireEvent.click(screen.getByRole("link", { name: "Tolva" }))
  expect(events).toEqual([])
})
