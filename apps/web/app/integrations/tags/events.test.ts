import { buildAd } from "@wara/factories/build-ad"
import { buildOrder } from "@wara/factories/build-order"
import { expect, test } from "vitest"
import { generateLead, search, selectItem, viewItem, viewItemList } from "./ad-events.ts"
import { itemLists } from "./item-list.ts"
import {
  beginCheckout,
  featuredSelected,
  featuredToBuy,
  packSelected,
  packToBuy,
  purchase,
  viewPacks,
} from "./pack-events.ts"

const ad = buildAd({
  id: 7,
  name: "Grúa Toyota",
  manufacturer: "Toyota",
  price: 5_000_000,
})
const item = {
  item_id: "7",
  item_name: "Grúa Toyota",
  item_brand: "Toyota",
  item_category: ad.category?.name,
  item_variant: ad.condition?.name,
  price: 5_000_000,
  quantity: 1,
}
const list = { item_list_id: "ads", item_list_name: "Anuncios", currency: "CLP" }

test("a list is tracked with its ads by position, 200 at most, and so is each opened ad", () => {
  const ecommerce = { ...list, items: [{ ...item, index: 20 }] }
  expect(viewItemList(itemLists.ads, [ad], 20)).toEqual({ event: "view_item_list", ecommerce })
  expect(selectItem(itemLists.ads, ad, 20)).toEqual({ event: "select_item", ecommerce })
  const many = viewItemList(
    itemLists.ads,
    Array.from({ length: 201 }, () => ad),
  )
  expect("ecommerce" in many && many.ecommerce.items).toHaveLength(200)
})

test("an ad's value is its price in its currency, omitted in a list of another currency", () => {
  const foreign = { ...ad, currency: "USD" as const, price: 900 }
  const ecommerce = { currency: "USD", value: 900, items: [{ ...item, price: 900 }] }
  expect(viewItem(foreign)).toEqual({ event: "view_item", ecommerce })
  const { price: _, ...priceless } = { ...item, index: 0 }
  expect(viewItemList(itemLists.ads, [foreign])).toMatchObject({
    ecommerce: { items: [priceless] },
  })
  expect(JSON.stringify(viewItemList(itemLists.ads, [foreign]))).not.toContain("price")
})

test.each(["grúa ana@wara.cl", "llamar +56 9 1234 5678", "rut 12.345.678-5", "rut 9.876.543-k"])(
  "possible personal data are not tracked: %s",
  (text) => {
    expect(search(text)).toBeNull()
    expect(JSON.stringify(viewItem({ ...ad, name: text, manufacturer: text }))).not.toContain(text)
  },
)

test("searches are tracked, except empty ones", () => {
  expect(search("retro 2015 4x4")).toEqual({ event: "search", search_term: "retro 2015 4x4" })
  expect(search("")).toBeNull()
})

test("a lead is tracked with channel and ad, without the person", () => {
  expect(generateLead("ad_whatsapp", ad)).toEqual({
    event: "generate_lead",
    lead_source: "ad_whatsapp",
    item_id: "7",
  })
  expect(generateLead("contact_form")).toEqual({
    event: "generate_lead",
    lead_source: "contact_form",
  })
})

const pack = {
  id: 2,
  documentId: "p2",
  name: "15 anuncios",
  slug: "15-anuncios",
  price: 69_990,
  ads: 15,
  featured: 1,
  days: 15,
}
const packItem = {
  item_id: "pack-15",
  item_name: "15 anuncios",
  item_category: "pack",
  price: 69_990,
  quantity: 1,
}
const featuredItem = {
  item_id: "featured",
  item_name: "Anuncio destacado",
  item_category: "featured",
  price: 9_990,
  quantity: 1,
}

test("packs are tracked when shown and chosen; an existing credit has no value", () => {
  expect(viewPacks([pack])).toMatchObject({
    event: "view_item_list",
    ecommerce: { item_list_id: "packs", items: [{ ...packItem, index: 0 }] },
  })
  const chosen = { currency: "CLP", value: 69_990, items: [packItem] }
  expect(packSelected(pack)).toEqual({ event: "pack_selected", ecommerce: chosen })
  expect(packSelected(null)).toMatchObject({
    ecommerce: { value: 0, items: [{ item_id: "credit" }] },
  })
  const featured = { currency: "CLP", value: 9_990, items: [featuredItem] }
  expect(featuredSelected(9_990)).toEqual({ event: "featured_selected", ecommerce: featured })
})

test("a purchase has the checkout's items, the gross amount and its IVA", () => {
  const amount = { currency: "CLP", value: 79_980, items: [packItem, featuredItem] }
  expect(beginCheckout([packToBuy(pack), featuredToBuy(9_990)])).toEqual({
    event: "begin_checkout",
    ecommerce: amount,
  })
  expect(beginCheckout([])).toBeNull()
  const items = [
    { ...packToBuy(pack), featured: 1, days: 15 },
    { ...featuredToBuy(9_990), featured: 1, days: 15 },
  ]
  const order = buildOrder({ state: "paid", buy_order: "W-1", items })
  const paid = { transaction_id: "W-1", tax: 12_770, ...amount }
  expect(purchase(order)).toEqual({ event: "purchase", ecommerce: paid })
})

test.each(["redirected", "rejected", "refunded"] as const)(
  "a %s order is not tracked as a purchase",
  (state) => {
    expect(purchase(buildOrder({ state }))).toBeNull()
  },
)
