import { maxKnownAds } from "@wara/domain/alerts/alert"
import { readAlertSearch, type Watched } from "@wara/domain/alerts/alert-search"
import { adSearchFilters } from "@wara/domain/listing/ad-filters"
import type { AdSearch } from "@wara/domain/listing/ad-search"
import { ads } from "../../collections/ads.ts"
import { listFoundIds } from "../../collections/dialect/collection-store.ts"
import type { Condition } from "../../collections/dialect/condition.ts"
import { readFilters } from "../../collections/dialect/read-filters.ts"
import type { TextSearch } from "../../collections/dialect/register-collection.ts"
import type { Database, Pool } from "../../database/database.ts"
import { listCommunesAround } from "./commune-store.ts"

/** What searching like the list of ads needs. */
export type ListSearch = { database: Database; pool: Pool; search: TextSearch }

/**
 * The ads that the list shows for what is watched, by the list's own SQL: at most `limit`, or only
 * some of them. When no ad has all words, the list offers ads with some of them; an alert waits for
 * one that has all.
 */
async function findListed(
  context: ListSearch,
  watched: Watched,
  which: { limit: number; only?: readonly number[] },
): Promise<number[]> {
  const wanted = readAlertSearch(watched.search)
  const filters = await readWatched(context, wanted, watched.radiusKm)
  const found = wanted.text === "" ? null : await context.search(wanted.text, filters)
  if (found !== null && found.meaning.kept_words !== null) return []
  return listFoundIds(context.pool, ads, { reader: "visitor", filters }, found, which)
}

/** The filters of the list; a radius takes the place of its commune. */
async function readWatched(
  { database }: ListSearch,
  wanted: AdSearch,
  radiusKm: number | null,
): Promise<Condition[]> {
  const place = radiusKm === null ? {} : { commune: "", region: "" }
  const given = withoutGaps(adSearchFilters({ ...wanted, ...place }))
  const filters = Object.keys(given).length === 0 ? [] : readFilters(ads, "visitor", given)
  if (radiusKm === null) return filters
  return [...filters, inCommunes(await listCommunesAround(database, wanted.commune, radiusKm))]
}

/** Only ads in these communes, which may be more than a query can name. */
function inCommunes(values: number[]): Condition {
  const relation = ads.relations.commune
  const field = relation?.shape.fields.id
  if (relation === undefined || field === undefined) throw new Error("ads have no commune")
  const part = { kind: "compare", name: "id", field, operator: "$in", values } as const
  return { kind: "related", name: "commune", relation, part }
}

/** Whether the list of what is watched shows an ad. */
export async function isListed(
  context: ListSearch,
  watched: Watched,
  adId: number,
): Promise<boolean> {
  return (await findListed(context, watched, { limit: 1, only: [adId] })).length > 0
}

/** The ads that are found when an alert begins; null when they are too many to remember. */
export async function listKnownAds(
  context: ListSearch,
  watched: Watched,
): Promise<number[] | null> {
  const ids = await findListed(context, watched, { limit: maxKnownAds + 1 })
  return ids.length > maxKnownAds ? null : ids
}

/** The ads that the list shows for what is watched, at most `limit`, or only some of them. */
export function listListed(
  context: ListSearch,
  watched: Watched,
  which: { limit: number; only?: readonly number[] },
): Promise<number[]> {
  return findListed(context, watched, which)
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
