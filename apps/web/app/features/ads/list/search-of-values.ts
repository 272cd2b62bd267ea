import type { AdSearch } from "@wara/domain/listing/ad-search"
import { parseAdSearch } from "@wara/domain/listing/parse-ad-search"
import { type FilterValues, filledValues } from "./filter-values.ts"

/** The search for the field values of the filter form, from its first page. */
export function searchOfValues(values: FilterValues): AdSearch {
  return { ...parseAdSearch(new URLSearchParams(filledValues(values))), page: 1 }
}
