import type { Ad } from "@wara/contract/ad"
import type { Seller } from "@wara/contract/seller"

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
  /** Distance from the searched commune in whole kilometres, for ads near it. */
  distanceKm?: number | undefined
}

export type CardSeller = Pick<Seller, "firstname" | "username" | "pro">

function toCardSeller({ firstname, username, pro }: Seller): CardSeller {
  return { firstname, username, pro }
}

/** Reduces an ad to what its card shows, since page data is sent to the browser. */
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

/** The picture of a card: the first of the gallery, in its medium format if it has one [S2.33]. */
export function cardPhoto(ad: CardAd): { url: string; width: number; alt: string } | null {
  const image = ad.gallery?.[0]
  if (image === undefined) return null
  const { url, width } = image.formats.medium ?? image
  return { url, width, alt: image.alternativeText ?? ad.name }
}
