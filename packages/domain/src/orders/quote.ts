import { splitIva, type TaxedAmount } from "../money/money.ts"
import { featuredItemText } from "./order-texts.ts"
import type { CreditCounts } from "./refunds.ts"

/** Price of a featured placement in whole pesos, IVA included, unless the setting overrides it. */
export const defaultFeaturedPrice = 9_990

export const orderItemKinds = ["pack", "featured"] as const

/** One item of an order; prices in whole pesos, IVA included. */
export type OrderItem = {
  kind: (typeof orderItemKinds)[number]
  name: string
  price: number
  /** Number of credits that it grants, and how many days an ad lasts with one. */
  ads: number
  featured: number
  days: number
}

/** Net, IVA and total of an order; they add up to the peso. */
export function orderTotal(items: readonly Pick<OrderItem, "price">[]): TaxedAmount {
  return splitIva(items.reduce((sum, { price }) => sum + price, 0))
}

/** A pack that can be bought: its price in whole pesos, IVA included, and what it grants. */
export type PackOnSale = Pick<OrderItem, "name" | "price" | "ads" | "featured" | "days"> & {
  id: number
}

/**
 * What is for sale, in whole pesos, IVA included. `adDays` is how long an ad stays featured with a
 * placement at `featuredPrice`.
 */
export type Prices<Pack extends PackOnSale = PackOnSale> = {
  packs: readonly Pack[]
  featuredPrice: number
  adDays: number
}

/** What is for sale at the operators' settings. */
export function pricesOf<Pack extends PackOnSale>(
  packs: readonly Pack[],
  settings: { featured_price: number; ad_days: number },
): Prices<Pack> {
  return { packs, featuredPrice: settings.featured_price, adDays: settings.ad_days }
}

export type QuoteChoice = {
  /** Id of the pack to buy; null without one. */
  pack: number | null
  /** Whether a featured placement is bought; `if-needed`: unless a credit or the pack has one. */
  placement: "none" | "buy" | "if-needed"
  /** The credits that the ad uses at once; none when credits are only bought. */
  uses: { publication: boolean; featured: boolean }
}

/** What pays for an ad's featured placement. */
type FeaturedSource = "credit" | "pack" | "purchase"

type QuoteItem = OrderItem & { packId: number | null }

export type Quote<Pack extends PackOnSale = PackOnSale> = {
  pack: Pack | null
  /** The items to pay for; empty when the available credits are enough. */
  items: QuoteItem[]
  total: TaxedAmount
  /** What pays for the featured placement that is used; null when none is used. */
  featuredBy: FeaturedSource | null
  /** Credits that remain afterwards, including those of the items; negative when short. */
  left: CreditCounts
  /** Why the choice cannot be bought: the pack is not on sale, or credits of a kind are short. */
  shortOf: "pack" | keyof CreditCounts | null
}

/** What would pay for a featured placement bought together with this pack. */
export function featuredSource(pack: PackOnSale | null, credits: CreditCounts): FeaturedSource {
  if (credits.featured > 0) return "credit"
  return pack !== null && pack.featured > 0 ? "pack" : "purchase"
}

/** What a choice costs and which credits remain of those available. */
export function quote<Pack extends PackOnSale>(
  choice: QuoteChoice,
  prices: Prices<Pack>,
  credits: CreditCounts,
): Quote<Pack> {
  const pack = prices.packs.find(({ id }) => id === choice.pack) ?? null
  const source = featuredSource(pack, credits)
  const isPlacementBought =
    choice.placement === "buy" || (choice.placement === "if-needed" && source === "purchase")
  const items = [
    ...(pack ? [packItem(pack)] : []),
    ...(isPlacementBought ? [placementItem(prices)] : []),
  ]
  const left = {
    publication: credits.publication + sumOf(items, "ads") - (choice.uses.publication ? 1 : 0),
    featured: credits.featured + sumOf(items, "featured") - (choice.uses.featured ? 1 : 0),
  }
  return {
    pack,
    items,
    total: orderTotal(items),
    featuredBy: choice.uses.featured ? source : null,
    left,
    shortOf: choice.pack !== null && pack === null ? "pack" : shortKind(left),
  }
}

function packItem({ ads, days, featured, id, name, price }: PackOnSale): QuoteItem {
  return { kind: "pack", packId: id, name, price, ads, featured, days }
}

/** The item of a featured placement: one featured credit. */
export function placementItem({
  adDays: days,
  featuredPrice: price,
}: Pick<Prices, "adDays" | "featuredPrice">): QuoteItem {
  return {
    kind: "featured",
    packId: null,
    name: featuredItemText,
    price,
    ads: 0,
    featured: 1,
    days,
  }
}

function sumOf(items: readonly QuoteItem[], kind: "ads" | "featured"): number {
  return items.reduce((sum, item) => sum + item[kind], 0)
}

function shortKind(left: CreditCounts): keyof CreditCounts | null {
  if (left.publication < 0) return "publication"
  return left.featured < 0 ? "featured" : null
}
