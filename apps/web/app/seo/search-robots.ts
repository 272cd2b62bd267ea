import type { AdSearch } from "@wara/domain/listing/ad-search"
import type { Robots } from "./page-meta.ts"

/**
 * Which ad lists may be indexed: the non-empty lists of all ads, by category, by region, or by
 * both. Texts, finer filters and other orders are endless combinations of the same ads.
 */
export function searchRobots(search: AdSearch, total: number): Robots {
  const narrow =
    search.text !== "" ||
    search.commune !== "" ||
    search.condition !== "" ||
    search.manufacturer !== "" ||
    search.isDropped ||
    search.sort !== null ||
    [search.priceMin, search.priceMax, search.yearMin, search.yearMax].some((end) => end !== null)
  return { index: !narrow && total > 0 }
}
