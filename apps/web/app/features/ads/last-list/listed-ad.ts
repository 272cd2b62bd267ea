import { currencies } from "@wara/domain/money/currency"
import { isRecord } from "../../../ui/is-record.ts"
import type { CardAd } from "../card/card-ad.ts"
import { cardPhoto } from "../card/card-photo.ts"

/** What a browser keeps of an ad that it saw in a list. */
export type ListedAd = Pick<CardAd, "id" | "slug" | "name" | "price" | "currency"> & {
  /** Address of its picture as it is stored; null without one. */
  picture: string | null
  /** Page of the list that it stands on. */
  page: number
}

/** Leaves of an ad what is kept of it. */
export function toListedAd(ad: CardAd, page: number): ListedAd {
  const { id, slug, name, price, currency } = ad
  return { id, slug, name, price, currency, picture: cardPhoto(ad)?.url ?? null, page }
}

const known = new Set<unknown>(currencies)

/** What a slug can be; anything else could not even be written as an address. */
const slugShape = /^[\p{L}\p{N}._-]+$/u

function isListedAd(value: unknown): value is ListedAd {
  if (!isRecord(value)) return false
  const { slug, name, currency, picture } = value
  const numbers = [value.id, value.price, value.page]
  const isSlug = typeof slug === "string" && slugShape.test(slug)
  const hasTexts = isSlug && typeof name === "string" && known.has(currency)
  return (
    hasTexts && numbers.every(Number.isFinite) && (picture === null || typeof picture === "string")
  )
}

/** Whether a value is a list of what is kept of ads. */
export function areListedAds(value: unknown): value is ListedAd[] {
  return Array.isArray(value) && value.every(isListedAd)
}
