import { adSearchKeys, adSearchParams } from "@wara/domain/listing/ad-search"
import { cleanSearchPath } from "@wara/domain/listing/clean-search-path"
import { parseAdSearch } from "@wara/domain/listing/parse-ad-search"
import { paths } from "@wara/domain/site/paths"
import { trackingKey } from "@wara/domain/site/return-path"
import { wantedListPath } from "@wara/domain/site/wanted-paths"

/** Maximum query length; longer queries do not belong to a page of ours. */
const queryLimit = 600

/** Paths with search parameters: the list and its JSON counterpart. */
const searched = new Set<string>([paths.ads, paths.adList])

/** Query parameter by which the router requests the data of some routes only. */
const routesKey = "_routes"
const routeList = /^[\w/.,-]{1,200}$/

/** Paths of pages and data that read no query, whatever it contains. */
const withoutQuery = new Set<string>([
  ...[paths.home, paths.publish, paths.becomePro, paths.contact, paths.faq, paths.privacy],
  ...[paths.sitemap, paths.sitemapIndex, paths.robots, paths.manifest, paths.notFound],
  ...[paths.filterCategories, paths.filterCommunes, paths.indicators],
])
const pathOfAd = new RegExp(`^${paths.ads}/[^/]+$`)
const pathOfWanted = new RegExp(`^${paths.wanted}/[^/]+$`)
const pathOfSitemap = /^\/sitemaps\/[^/]+$/
const fixedPaths = new Set<string>(Object.values(paths))

/**
 * The address under which a page is cached and rendered, with a canonical query; null when its page
 * may read parameters that are unknown here, so that the response must not be shared. Parameters
 * that no page reads are ignored: they would be a way past the cache.
 */
export function pageAddress(url: URL): string | null {
  const path = url.pathname.replace(/\.data$/, "")
  const isData = path !== url.pathname
  const params = new URLSearchParams(url.searchParams)
  for (const key of url.searchParams.keys()) if (trackingKey.test(key)) params.delete(key)
  const wanted = isData ? params.get(routesKey) : null
  params.delete(routesKey)
  if (readsNothing(path)) for (const key of [...params.keys()]) params.delete(key)
  else if (url.search.length > queryLimit) return null
  const query = queryOf(path, params)
  if (query === null) return null
  if (wanted !== null && !routeList.test(wanted)) return null
  if (wanted !== null) query.set(routesKey, wanted)
  const text = query.toString()
  return `${url.pathname}${text === "" ? "" : `?${text}`}`
}

function readsNothing(path: string): boolean {
  if (path === paths.publishWanted) return false
  const isRecord = pathOfAd.test(path) || pathOfWanted.test(path)
  return withoutQuery.has(path) || isRecord || pathOfSitemap.test(path)
}

function queryOf(path: string, params: URLSearchParams): URLSearchParams | null {
  if (searched.has(path)) return searchQuery(params)
  return path === paths.wanted ? wantedQuery(params) : pageNumber(path, params)
}

/** The list of wanted ads redirects empty choices of its form; it reads nothing else. */
function wantedQuery(params: URLSearchParams): URLSearchParams | null {
  if ([...params.values()].includes("")) return null
  const { category, page, region } = parseAdSearch(params)
  return new URL(wantedListPath({ category, page, region }), "http://wara.test").searchParams
}

/**
 * A search in non-canonical form is passed to the page, which redirects to the canonical address.
 */
function searchQuery(params: URLSearchParams): URLSearchParams | null {
  return cleanSearchPath(params) === null ? adSearchParams(parseAdSearch(params)) : null
}

/** Profiles at /{username} are paginated, and read nothing else; other paths may read anything. */
function pageNumber(path: string, params: URLSearchParams): URLSearchParams | null {
  if (params.size === 0) return params
  // The router's own addresses begin with an underscore.
  if (!/^\/[^/_][^/]*$/.test(path) || fixedPaths.has(path)) return null
  const pages = params.getAll(adSearchKeys.page)
  const [page] = pages
  if (page === undefined || page === "1") return new URLSearchParams()
  if (pages.length > 1 || !/^[1-9]\d{0,4}$/.test(page)) return null
  return new URLSearchParams({ [adSearchKeys.page]: page })
}
