import type { Ad } from "@wara/contract/ad"
import { defaultCurrency } from "@wara/domain/money/money"
import { personalInTags } from "@wara/domain/personal/personal-shapes"
import type { ItemList } from "./item-list.ts"
import type { LeadSource, TagEvent, TagItem } from "./tag-event.ts"

/** Maximum of items in an event. */
const maxItems = 200

/** The ad fields that events need; cards have fewer of them than the ad page. */
type TaggedAd = Pick<Ad, "id" | "name" | "price" | "currency"> & {
  manufacturer?: string | undefined
  category?: { name: string } | null | undefined
  condition?: { name: string } | null | undefined
}

/**
 * An ad as an item of an event in the given currency; its price is omitted if it is in another
 * currency.
 */
function adItem(ad: TaggedAd, currency: string): TagItem {
  const name = impersonal(ad.name)
  const brand = impersonal(ad.manufacturer ?? "")
  return {
    item_id: String(ad.id),
    ...(name === null ? {} : { item_name: name }),
    ...(brand ? { item_brand: brand } : {}),
    ...(ad.category ? { item_category: ad.category.name } : {}),
    ...(ad.condition ? { item_variant: ad.condition.name } : {}),
    ...(ad.currency === currency ? { price: ad.price } : {}),
    quantity: 1,
  }
}

function inList(list: ItemList, items: TagItem[]) {
  return { item_list_id: list.id, item_list_name: list.name, currency: defaultCurrency, items }
}

const listItem = (ad: TaggedAd, index: number) => ({ ...adItem(ad, defaultCurrency), index })

/** A list was shown; `first` is the index of its first ad when there are earlier pages. */
export function viewItemList(list: ItemList, ads: readonly TaggedAd[], first = 0): TagEvent {
  const items = ads.slice(0, maxItems).map((ad, place) => listItem(ad, first + place))
  return { event: "view_item_list", ecommerce: inList(list, items) }
}

export function selectItem(list: ItemList, ad: TaggedAd, index: number): TagEvent {
  return { event: "select_item", ecommerce: inList(list, [listItem(ad, index)]) }
}

/** An ad's page was shown. Its price is not revenue of the site. */
export function viewItem(ad: TaggedAd): TagEvent {
  const { currency, price: value } = ad
  return { event: "view_item", ecommerce: { currency, value, items: [adItem(ad, currency)] } }
}

/** A user searched for a text; null when the text may be personal. */
export function search(text: string): TagEvent | null {
  const term = impersonal(text)
  return term === null || term === "" ? null : { event: "search", search_term: term }
}

/** A user contacted a seller, whose ad is included, or the site itself. */
export function generateLead(source: LeadSource, ad?: { id: number }): TagEvent {
  const item = ad === undefined ? {} : { item_id: String(ad.id) }
  return { event: "generate_lead", lead_source: source, ...item }
}

/** A typed text if it contains nothing personal; null otherwise. */
function impersonal(text: string): string | null {
  return personalInTags.some((shape) => text.search(shape) !== -1) ? null : text
}
