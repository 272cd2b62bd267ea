import { adListPageSize } from "@wara/domain/listing/ad-search"
import { cleanSearchPath, withoutStrayCommune } from "@wara/domain/listing/clean-search-path"
import { parseAdSearch } from "@wara/domain/listing/parse-ad-search"
import { adPath, adsPath, paths } from "@wara/domain/site/paths"
import { redirect, useNavigation } from "react-router"
import { answeredSearch } from "../../actions/ads/answered-search.server.ts"
import { findFurther } from "../../actions/ads/find-further.server.ts"
import { findNumberedAd } from "../../actions/ads/find-numbered-ad.server.ts"
import { withDistances } from "../../actions/ads/list-distances.server.ts"
import { adFacets, listAds } from "../../backend/ads.server.ts"
import {
  listCommunes,
  listFilterCategories,
  listFilterCommunes,
} from "../../backend/catalog.server.ts"
import { optional } from "../../backend/loading.server.ts"
import { listCrumbs } from "../../features/ads/breadcrumbs.tsx"
import { useStoredList } from "../../features/ads/last-list/use-stored-list.ts"
import { AdListView } from "../../features/ads/list/ad-list-view.tsx"
import { chosenFacets, communesInReach, uncountedFacets } from "../../features/ads/list/facets.tsx"
import { listDescription, listTitle } from "../../features/ads/list/texts.ts"
import { SeenSlot } from "../../features/seen/seen-slot.tsx"
import { JsonLdScript } from "../../seo/json-ld.tsx"
import { buildBreadcrumbJsonLd, buildItemListJsonLd } from "../../seo/list-json-ld.ts"
import { buildPageMeta } from "../../seo/page-meta.ts"
import { searchRobots } from "../../seo/search-robots.ts"
import { shareImage, toSharedImage } from "../../seo/share-image.ts"
import { readingOptions } from "../../session/request-context.server.ts"
import { Pagination } from "../../ui/pagination.tsx"
import type { Route } from "./+types/ad-list"

export async function loader({ url, request, context }: Route.LoaderArgs) {
  const cleanPath = cleanSearchPath(url.searchParams)
  if (cleanPath !== null) throw redirect(cleanPath)
  const typed = parseAdSearch(url.searchParams)
  const options = readingOptions(context, request.signal)
  const [list, facets, categories, communes, numbered] = await Promise.all([
    listAds(typed, options),
    optional(adFacets(typed, options), null),
    optional(listFilterCategories(), []),
    optional(listFilterCommunes(), []),
    optional(findNumberedAd(typed.text, options), null),
  ])
  const straight = withoutStrayCommune(typed, communes)
  if (straight !== null) throw redirect(adsPath(straight))
  const { total, pageCount } = list.pagination
  if (numbered !== null && (numbered.isCertain || total === 0))
    throw redirect(adPath(numbered.slug))
  if (typed.page > Math.max(1, pageCount)) throw redirect(adsPath({ ...typed, page: pageCount }))
  const catalog = { categories, communes }
  const answered = answeredSearch(typed, list, facets ?? uncountedFacets, catalog)
  const { search, names } = answered
  const [further, known] = await Promise.all([
    findFurther(answered, list, options),
    search.radiusKm === null ? [] : optional(listCommunes(), []),
  ])
  const isLeast = list.meaning?.complete === false
  const counted = facets ?? chosenFacets(search, names, { total, isLeast })
  return {
    ...answered,
    ...further,
    typed,
    facets: { ...counted, communes: communesInReach(search, counted) },
    total,
    isLeast,
    // Made here, so that the page's scripts do not have its text.
    description: listDescription(answered.heading, total, isLeast),
    correctedText: list.correctedText,
    numbered,
    ads: withDistances(list.ads, search, known),
    picture: toSharedImage(list.ads[0]?.gallery?.[0]),
  }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return []
  const { typed, description, heading, total, picture } = loaderData
  const { site } = matches[0].loaderData
  return buildPageMeta({
    site,
    path: adsPath(typed),
    title: listTitle(heading, typed.page),
    description,
    image: shareImage(picture, heading, site),
    robots: searchRobots(typed, total),
  })
}

export default function AdListPage({ loaderData, matches }: Route.ComponentProps) {
  const { search, typed, names, heading, ads, isLeast, total } = loaderData
  const { site, viewer } = matches[0].loaderData
  const { location } = useNavigation()
  useStoredList({ search: typed, heading, total, isLeast, ads })
  const firstPosition = (search.page - 1) * adListPageSize + 1
  return (
    <>
      <AdListView
        {...loaderData}
        typedText={typed.text}
        viewer={viewer}
        loading={location?.pathname === paths.ads}
        pagination={
          total <= adListPageSize ? null : (
            <Pagination
              total={total}
              page={search.page}
              pageSize={adListPageSize}
              pathOf={(page) => adsPath({ ...typed, page })}
            />
          )
        }
      />
      <SeenSlot className="wrap pb-16" />
      <JsonLdScript
        things={[
          buildItemListJsonLd(site, {
            ...{ name: heading, ads, firstPosition },
            total: isLeast ? null : total,
          }),
          buildBreadcrumbJsonLd(site, listCrumbs(search, names)),
        ]}
      />
    </>
  )
}
