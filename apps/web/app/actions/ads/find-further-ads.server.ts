import type { Ad } from "@wara/contract/ad"
import type { AdSearch } from "@wara/domain/listing/ad-search"
import { adsPath, paths } from "@wara/domain/site/paths"
import { listAds, listNewestAds, listRelatedAds } from "../../backend/ads.server.ts"
import type { CallOptions } from "../../backend/client.server.ts"
import { toCardAd } from "../../entities/ad/card/card-ad.ts"
import type { ActiveFilter } from "../../features/ads/list/active-filters.ts"
import type { AdSection, Relaxation } from "../../features/ads/list/further-results.tsx"
import { listTexts, onlyFilter, seeAll, withoutFilter } from "../../features/ads/list/texts.ts"

/** Maximum number of results for which a list continues with similar ads [B5.13]. */
export const nearDeadEnd = 1

/** Maximum of cards per section and of sections per page; further relaxations are links. */
const cardsShown = 4
const sectionsShown = 3

/** The filters in the order in which users give them up. */
const readiness: ActiveFilter["key"][] = [
  "isDropped",
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

type RelaxedSearch = { label: string; search: AdSearch }
type FoundRelaxation = Relaxation & { ads: Ad[] }

/** The continuation of a list with hardly any results. */
export type FurtherAds = {
  /** Every relaxation that finds more, as links. */
  relaxations: Relaxation[]
  sections: AdSection[]
}

/**
 * Tries a search with `shown` results without each of its filters, then with each filter alone;
 * falls back to ads similar to the one found, or to the newest ads.
 */
export async function findFurtherAds(
  search: AdSearch,
  filters: ActiveFilter[],
  shown: Ad[],
  options: CallOptions,
): Promise<FurtherAds> {
  const ordered = filters.toSorted(
    (one, other) => readiness.indexOf(one.key) - readiness.indexOf(other.key),
  )
  const without = ordered.map(({ label, without: rest }) => ({
    label: withoutFilter(label),
    search: rest,
  }))
  const alone = ordered
    .toReversed()
    .map((filter) => ({ label: onlyFilter(filter.label), search: filter.alone }))
  let found = await tryRelaxations([...without, ...firstWordOnly(search)], shown, options)
  if (found.length === 0 && filters.length > 1) found = await tryRelaxations(alone, shown, options)
  const sections = sectionsOf(found, shown)
  return {
    relaxations: found.map(({ ads: _, ...relaxation }) => relaxation),
    sections: sections.length > 0 ? sections : await fallbackSection(shown, options),
  }
}

/** In Spanish the machine comes first: "excavadora" of "excavadora 20 toneladas". */
function firstWordOnly(search: AdSearch): RelaxedSearch[] {
  const [first = "", ...others] = search.text
    .replace(/["“”„«»]/gu, " ")
    .trim()
    .split(/\s+/)
  if (others.length === 0 || first.length < 3) return []
  return [{ label: onlyFilter(first), search: { ...search, text: first, page: 1 } }]
}

/** The relaxations that find more than is shown, each with its first ads. */
async function tryRelaxations(
  relaxations: RelaxedSearch[],
  shown: Ad[],
  options: CallOptions,
): Promise<FoundRelaxation[]> {
  const tried = await Promise.all(
    relaxations
      .filter(({ search }) => adsPath(search) !== paths.ads)
      .map(async ({ label, search }) => {
        const pageSize = cardsShown * sectionsShown + shown.length
        const { ads, pagination, meaning } = await listAds({ ...search, pageSize }, options)
        // Results that match only some of the words are no relaxation of the search.
        const count = meaning?.kept_words == null ? pagination.total : 0
        const isLeast = meaning?.complete === false
        return { label, path: adsPath(search), count, isLeast, ads }
      }),
  )
  return tried.filter(({ count }) => count > shown.length)
}

/** No ad appears twice on the page. */
function sectionsOf(found: FoundRelaxation[], shown: Ad[]): AdSection[] {
  const seen = new Set(shown.map(({ id }) => id))
  const sections: AdSection[] = []
  for (const { label, path, count, isLeast, ads } of found.slice(0, sectionsShown)) {
    const fresh = ads.filter(({ id }) => !seen.has(id)).slice(0, cardsShown)
    if (fresh.length === 0) continue
    for (const { id } of fresh) seen.add(id)
    sections.push({
      heading: label,
      more: { label: seeAll(count, isLeast), path },
      ads: fresh.map(toCardAd),
    })
  }
  return sections
}

async function fallbackSection(shown: Ad[], options: CallOptions): Promise<AdSection[]> {
  const [ad] = shown
  const heading = ad ? listTexts.nearby : listTexts.newest
  const ads = ad
    ? await listRelatedAds(ad, 2 * cardsShown, options)
    : await listNewestAds(2 * cardsShown, {}, options)
  return ads.length === 0 ? [] : [{ heading, more: null, ads: ads.map(toCardAd) }]
}
