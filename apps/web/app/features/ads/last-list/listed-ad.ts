import { currencies } from "@wara/domain/money/money"
import { isRecord } from "../../../browser/is-record.ts"
import { type CardAd, cardPhoto } from "../../../entities/ad/card/card-ad.ts"

/** The part of a listed ad that the browser stores. */
export type ListedAd = Pick<CardAd, "id" | "slug" | "name" | "price" | "currency"> & {
  /** URL of its picture as stored; null without one. */
  picture: string | null
  page: number
}

export function toListedAd(ad: CardAd, page: number): ListedAd {
  const { id, slug, name, price, currency } = ad
  return { id, slug, name, price, currency, picture: cardPhoto(ad)?.url ?? null, page }
}

const known = new Set<unknown>(currencies)

/** Valid characters of a slug; anything else cannot be part of a URL. */
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

export function areListedAds(value: unknown): value is ListedAd[] {
  return Array.isArray(value) && value.every(isListedAd)
}
