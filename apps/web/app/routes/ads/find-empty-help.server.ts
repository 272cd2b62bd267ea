import { adsPath, paths } from "@wara/domain/site/paths"
import { listAds, listNewestAds } from "../../backend/ads.server.ts"
import type { CallOptions } from "../../backend/client.server.ts"
import { toCardAd } from "../../features/ads/card/card-ad.ts"
import type { ActiveFilter } from "../../features/ads/list/active-filters.ts"
import type { EmptyHelp } from "../../features/ads/list/empty-results.tsx"

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

/** Tries an empty search once without each of its filters, and falls back on the newest ads. */
export async function findEmptyHelp(
  filters: ActiveFilter[],
  options: CallOptions,
): Promise<EmptyHelp> {
  const tries = await Promise.all(
    filters
      .filter(({ without }) => adsPath(without) !== paths.ads)
      .toSorted((one, other) => readiness.indexOf(one.key) - readiness.indexOf(other.key))
      .map(async ({ label, without }) => {
        const { ads, pagination } = await listAds({ ...without, pageSize: helpCount }, options)
        return { label, path: adsPath(without), count: pagination.total, ads }
      }),
  )
  const found = tries.filter(({ count }) => count > 0)
  const nearest = found[0]
  const ads = nearest?.ads ?? (await listNewestAds(helpCount, {}, options))
  return {
    relaxations: found.map(({ label, path, count }) => ({ label, path, count })),
    ads: ads.map(toCardAd),
    alike: nearest !== undefined,
  }
}
