import { maxKnownAds } from "@wara/domain/alerts/alert"
import { readAlertSearch } from "@wara/domain/alerts/alert-search"
import { adSearchFilters } from "@wara/domain/listing/ad-filters"
import { ads } from "../../collections/ads.ts"
import { listFoundIds } from "../../collections/dialect/collection-store.ts"
import { readFilters } from "../../collections/dialect/read-filters.ts"
import type { TextSearch } from "../../collections/dialect/register-collection.ts"
import type { Pool } from "../../database/database.ts"

/** What searching like the list of ads needs. */
export type ListSearch = { pool: Pool; search: TextSearch }

/**
 * The ads that the list shows for an alert's search, by the list's own SQL: at most `limit`, or only
 * one of them. When no ad has all words, the list offers ads with some of them; an alert waits for
 * one that has all.
 */
async function findListed(
  { pool, search }: ListSearch,
  canonical: string,
  which: { limit: number; only?: number },
): Promise<number[]> {
  const wanted = readAlertSearch(canonical)
  const given = withoutGaps(adSearchFilters(wanted))
  const filters = Object.keys(given).length === 0 ? [] : readFilters(ads, "visitor", given)
  const found = wanted.text === "" ? null : await search(wanted.text, filters)
  if (found !== null && found.meaning.kept_words !== null) return []
  return listFoundIds(pool, ads, { reader: "visitor", filters }, found, which)
}

/** Whether the list of an alert's search shows an ad. */
export async function isListed(
  context: ListSearch,
  canonical: string,
  adId: number,
): Promise<boolean> {
  return (await findListed(context, canonical, { limit: 1, only: adId })).length > 0
}

/** The ads that a search finds when its alert begins; null when they are too many to remember. */
export async function listKnownAds(
  context: ListSearch,
  canonical: string,
): Promise<number[] | null> {
  const ids = await findListed(context, canonical, { limit: maxKnownAds + 1 })
  return ids.length > maxKnownAds ? null : ids
}

/** The ads that the list shows for a search, at most `limit`. */
export function listListed(
  context: ListSearch,
  canonical: string,
  limit: number,
): Promise<number[]> {
  return findListed(context, canonical, { limit })
}

type Filters = { readonly [key: string]: unknown }

const isFilters = (value: unknown): value is Filters => typeof value === "object" && value !== null

/** Filters without undefined values, as they arrive in a query. */
function withoutGaps(filters: Filters): Filters {
  return Object.fromEntries(
    Object.entries(filters)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, isFilters(value) ? withoutGaps(value) : value]),
  )
}
