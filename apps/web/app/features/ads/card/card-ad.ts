import type { Ad } from "@wara/contract/ad"
import type { Seller } from "@wara/contract/seller"

/** The part of an ad that its card needs. */
export type CardAd = Pick<
  Ad,
  | "id"
  | "slug"
  | "name"
  | "price"
  | "currency"
  | "year"
  | "gallery"
  | "ad_featured_reservation"
  | "category"
  | "commune"
> & {
  user?: CardSeller | null | undefined
  /** Whole kilometres from the commune that was searched, of an ad near it. */
  distanceKm?: number | undefined
}

/** What a card may say about its seller. */
export type CardSeller = Pick<Seller, "firstname" | "username" | "pro">

function toCardSeller({ firstname, username, pro }: Seller): CardSeller {
  return { firstname, username, pro }
}

/** Leaves out of an ad what its card does not show: pages carry their data to the browser. */
export function toCardAd(ad: Ad): CardAd {
  return {
    id: ad.id,
    slug: ad.slug,
    name: ad.name,
    price: ad.price,
    currency: ad.currency,
    year: ad.year,
    gallery: ad.gallery?.slice(0, 1),
    ad_featured_reservation: ad.ad_featured_reservation,
    category: ad.category,
    commune: ad.commune,
    user: ad.user && toCardSeller(ad.user),
  }
}
