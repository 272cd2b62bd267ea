import type { Ad } from "@wara/contract/ad"
import type { Category } from "@wara/contract/catalog"
import type { Image } from "@wara/contract/image"
import type { Seller } from "@wara/contract/seller"

/** What a card shows of an ad, and no more: a list sends it to the browser twenty times. */
export type CardAd = Pick<Ad, "id" | "slug" | "name" | "price" | "currency" | "year"> & {
  /** From which price it fell lately. */
  price_before_drop?: number | null | undefined
  gallery?: CardImage[] | undefined
  ad_featured_reservation?: { id: number } | null | undefined
  category?: Pick<Category, "slug" | "name" | "color"> | null | undefined
  commune?: { name: string } | null | undefined
  user?: CardSeller | null | undefined
  /** Distance from the searched commune in whole kilometres, for ads near it. */
  distanceKm?: number | undefined
}

type CardImage = Pick<Image, "url" | "width" | "alternativeText"> & {
  formats?: { medium?: { url: string; width: number } | undefined }
}

export type CardSeller = Pick<Seller, "firstname" | "username" | "pro">

/** Reduces an ad to what its card shows. */
export function toCardAd(ad: Ad): CardAd {
  const { id, slug, name, price, currency, year, category, commune, user } = ad
  return {
    id,
    slug,
    name,
    price,
    currency,
    year,
    ...(ad.price_before_drop === null ? {} : { price_before_drop: ad.price_before_drop }),
    gallery: ad.gallery?.slice(0, 1).map(toCardImage),
    ad_featured_reservation: ad.ad_featured_reservation && { id: ad.ad_featured_reservation.id },
    category: category && { slug: category.slug, name: category.name, color: category.color },
    commune: commune && { name: commune.name },
    user: user && { firstname: user.firstname, username: user.username, pro: user.pro },
  }
}

/** The picture in its medium format if it has one [S2.33]. */
function toCardImage({ alternativeText, formats, ...whole }: CardImage): CardImage {
  const { url, width } = formats?.medium ?? whole
  return { url, width, alternativeText }
}

/** The picture of a card: the first of the gallery. */
export function cardPhoto(ad: CardAd): { url: string; width: number; alt: string } | null {
  const image = ad.gallery?.[0]
  if (image === undefined) return null
  const { url, width, alternativeText } = toCardImage(image)
  return { url, width, alt: alternativeText ?? ad.name }
}
