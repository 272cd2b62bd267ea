import type { Reader } from "@wara/domain/accounts/account"
import { nearestCommunes } from "@wara/domain/places/nearest-communes"
import { z } from "zod"
import { ads } from "../../../collections/ads.ts"
import { type FoundRecord, findRecords } from "../../../collections/dialect/collection-store.ts"
import type { Condition } from "../../../collections/dialect/condition.ts"
import { readFilters } from "../../../collections/dialect/read-filters.ts"
import { readFindQuery, readText } from "../../../collections/dialect/read-query.ts"
import { queryError } from "../../../collections/dialect/read-value.ts"
import type { TextSearch } from "../../../collections/dialect/register-collection.ts"
import { facetFilters } from "../../../collections/facet-filters.ts"
import { readNear } from "../../../collections/near-commune.ts"
import type { Pool } from "../../../database/database.ts"
import type { ReadPlaces } from "../../search/use-cases/known-places.ts"
import { countsEveryAd } from "../facet-statements-store.ts"
import { countFacets, inOrderOfCommunes } from "../facets-store.ts"
import type { ReadNewestSince } from "../newest-ads-store.ts"
import { namePlaces } from "./name-places.ts"

const adsOffered = 12

const placed = z.object({ commune: z.object({ slug: z.string() }) })

/**
 * Ads that match the same search in nearby communes, nearest first, each with its distance in whole
 * kilometres. Place filters of the search, explicit or in its text, are ignored.
 */
export async function findAdsNearby(
  context: { pool: Pool; search: TextSearch; readPlaces: ReadPlaces },
  reader: Reader,
  query: { near: string; _q?: unknown; filters?: unknown },
): Promise<(FoundRecord & { distance_km: number })[]> {
  const now = new Date()
  const { communes } = await context.readPlaces(now)
  const centre = communes.find(({ slug }) => slug === query.near)
  if (centre === undefined) throw queryError(["near"], "is an unknown commune")
  const nearest = nearestCommunes(centre, communes)
  const { _q, filters } = query
  const page = {
    populate: "*",
    sort: ["relevance", "published_at:desc"],
    pageSize: String(adsOffered),
  }
  const read = readFindQuery(ads, reader, { _q, filters, ...page }, { searchable: true })
  const found = read.text === "" ? null : await context.search(read.text, read.filters)
  const { records } = await findRecords(
    context.pool,
    ads,
    { ...read, filters: withoutPlaces([...read.filters, ...(found?.filters ?? [])]) },
    inOrderOfCommunes(
      found,
      nearest.map(({ commune }) => commune.id),
    ),
    now,
  )
  const kmOf = new Map(nearest.map(({ commune, km }) => [commune.slug, km]))
  return records.map((record) => ({
    ...record,
    distance_km: kmOf.get(placed.parse(record).commune.slug) ?? 0,
  }))
}

function withoutPlaces(filters: readonly Condition[]): Condition[] {
  const { own, others } = facetFilters(filters)
  return [...others, ...Object.values({ ...own, commune: [], region: [] }).flat()]
}

/**
 * Facet counts of a search as JSON, with the same `_q`, `filters`, place and validation as the list.
 * Regions are counted without the selected commune too, because it is in one of them.
 */
export async function countAdFacets(
  context: {
    pool: Pool
    search: TextSearch
    readPlaces: ReadPlaces
    readNewestSince: ReadNewestSince
  },
  reader: Reader,
  query: { _q?: unknown; filters?: unknown; near?: unknown; radius_km?: unknown },
): Promise<string> {
  const text = readText(query._q)
  const explicit = [
    ...readFilters(ads, reader, query.filters),
    ...(await readNear(query, context.readPlaces)),
  ]
  const found = text === "" ? null : await context.search(text, explicit)
  const filters = facetFilters([...explicit, ...(found?.filters ?? [])])
  // A text that is made of filters only is counted as these filters are.
  const words = found?.byText ? found : null
  const everyAd = words === null && countsEveryAd(filters)
  const since = everyAd ? await context.readNewestSince(new Date()) : null
  const counted = await countFacets(context.pool, reader, filters, { found: words, since })
  const { communes } = await context.readPlaces(new Date(), counted.communes)
  return JSON.stringify({ ...counted.facets, ...namePlaces(counted, communes) })
}
