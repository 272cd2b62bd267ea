import { canonicalAlertSearch } from "@wara/domain/alerts/alert-search"
import { adSearchKeys } from "@wara/domain/listing/ad-search"
import { textOf } from "../../forms/read-form.server.ts"

const { category, commune, priceMax, radiusKm, region, text, yearMin } = adSearchKeys

/**
 * The search of an alert with what its form changes, as its canonical text; null when it would watch
 * every ad, or names a price that is not clear. A chosen region takes the place of a commune.
 */
export function changedSearch(form: FormData): string | null {
  const search = new URLSearchParams(textOf(form, "search"))
  const chosen = textOf(form, region)
  const isMoved = chosen !== "" && chosen !== search.get(region)
  if (isMoved) for (const key of [commune, radiusKm]) search.delete(key)
  for (const key of [text, category, region, priceMax, yearMin])
    if (form.has(key)) search.set(key, textOf(form, key))
  return canonicalAlertSearch(search)
}
