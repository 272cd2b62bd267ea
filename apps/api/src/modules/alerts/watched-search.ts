import { maxKnownAds } from "@wara/domain/alerts/alert"
import { readAlertSearch } from "@wara/domain/alerts/alert-search"
import { adSearchQuery } from "@wara/domain/listing/ad-filters"
import type { AdSearch } from "@wara/domain/listing/ad-search"
import { ads } from "../../collections/ads.ts"
import { listFoundIds } from "../../collections/dialect/collection-store.ts"
import type { Condition } from "../../collections/dialect/condition.ts"
import { readFilters } from "../../collections/dialect/read-filters.ts"
import { readNear } from "../../collections/near-commune.ts"
import type { Database, Pool } from "../../database/database.ts"
import type { AdSearcher } from "../search/use-cases/ad-searcher.ts"

/** What searching like the list of ads needs. */
export type ListSearch = AdSearcher & { database: Database; pool: Pool }

/**
 * The ads that the list shows for a canonical search, by the list's own SQL: at most `limit`, or only
 * some of them. When no ad has all words, the list offers ads with some of them; an alert waits for
 * one that has all.
 */
export async function listListed(
  context: ListSearch,
  search: string,
  which: { limit: number; only?: readonly number[] },
): Promise<number[]> {
  const wanted = readAlertSearch(search)
  const filters = await readConditions(context, wanted)
  const found = wanted.text === "" ? null : await context.search(wanted.text, filters)
  if (found !== null && found.meaning.kept_words !== null) return []
  return listFoundIds(context.pool, ads, { reader: "visitor", filters }, found, which)
}

/** The conditions that the list reads from the query of a search. */
async function readConditions({ readPlaces }: ListSearch, wanted: AdSearch): Promise<Condition[]> {
  const { filters, ...place } = adSearchQuery(wanted)
  const given = withoutGaps(filters)
  const conditions = Object.keys(given).length === 0 ? [] : readFilters(ads, "visitor", given)
  return [...conditions, ...(await readNear(place, readPlaces))]
}

/** Whether the list of a search shows an ad. */
export async function isListed(
  context: ListSearch,
  search: string,
  adId: number,
): Promise<boolean> {
  return (await listListed(context, search, { limit: 1, only: [adId] })).length > 0
}

/** The ads that are found when an alert begins; null when they are too many to remember. */
export async function listKnownAds(context: ListSearch, search: string): Promise<number[] | null> {
  const ids = await listListed(context, search, { limit: maxKnownAds + 1 })
  return ids.length > maxKnownAds ? null : ids
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
