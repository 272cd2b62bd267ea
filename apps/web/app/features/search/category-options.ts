import type { FilterCategory } from "@wara/contract/facets"
import { formatNumber } from "@wara/domain/money/format-money"
import { searchTexts } from "./search-texts.ts"

/** Choices of the category select: 'Todas' first, then by count, the largest first (spec §2). */
export function categoryOptions(categories: FilterCategory[]): { value: string; text: string }[] {
  const counted = categories
    .toSorted((one, other) => other.count - one.count)
    .map(({ slug, name, count }) => ({
      value: slug,
      text: searchTexts.option(name, formatNumber(count, 0)),
    }))
  return [{ value: "", text: searchTexts.all }, ...counted]
}
