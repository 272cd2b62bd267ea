import type { CardAd } from "./card-ad.ts"

/** The picture of a card: the first of the gallery, in its medium format if it has one [S2.33]. */
export function cardPhoto(ad: CardAd): { url: string; width: number; alt: string } | null {
  const image = ad.gallery?.[0]
  if (image === undefined) return null
  const { url, width } = image.formats.medium ?? image
  return { url, width, alt: image.alternativeText ?? ad.name }
}
