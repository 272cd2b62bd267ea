import type { AdSearch } from "@wara/domain/listing/ad-search"
import { adsPath, paths } from "@wara/domain/site/paths"
import { listAds, listNewestAds } from "../../backend/ads.server.ts"
import type { CallOptions } from "../../backend/client.server.ts"
import { toCardAd } from "../../features/ads/card/card-ad.ts"
import type { ActiveFilter } from "../../features/ads/list/active-filters.ts"
import type { EmptyHelp } from "../../features/ads/list/empty-results.tsx"
import { onlyFilter, withoutFilter } from "../../features/ads/list/list-texts.ts"

/** Ads shown in place of an empty result. */
const helpCount = 8

/** Which filter people give up first. */
const readiness: ActiveFilter["key"][] = [
  "commune",
  "yearMin",
  "yearMax",
  "priceMin",
  "priceMax",
  "condition",
  "manufacturer",
  "region",
  "category",
  "text",
]

type Way = { label: string; search: AdSearch }

/** The ways that find something, each with its first ads. */
async function tryWays(ways: Way[], options: CallOptions) {
  const tried = await Promise.all(
    ways
      .filter(({ search }) => adsPath(search) !== paths.ads)
      .map(async ({ label, search }) => {
        const { ads, pagination } = await listAds({ ...search, pageSize: helpCount }, options)
        return { label, path: adsPath(search), count: pagination.total, ads }
      }),
  )
  return tried.filter(({ count }) => count > 0)
}

/**
 * Tries an empty search without each of its filters, then with each of them alone, and falls back
 * on the newest ads.
 */
export async function findEmptyHelp(
  filters: ActiveFilter[],
  options: CallOptions,
): Promise<EmptyHelp> {
  const ordered = filters.toSorted(
    (one, other) => readiness.indexOf(one.key) - readiness.indexOf(other.key),
  )
  const without = ordered.map((filter) => ({
    label: withoutFilter(filter.label),
    search: filter.without,
  }))
  const alone = ordered
    .toReversed()
    .map((filter) => ({ label: onlyFilter(filter.label), search: filter.alone }))
  let found = await tryWays(without, options)
  if (found.length === 0 && filters.length > 1) found = await tryWays(alone, options)
  const nearest = found[0]
  const ads = nearest?.ads ?? (await listNewestAds(helpCount, {}, options))
  return {
    relaxations: found.map(({ label, path, count }) => ({ label, path, count })),
    ads: ads.map(toCardAd),
    alike: nearest !== undefined,
  }
}
