import { adSearchKeys, adSearchParams, parseAdSearch } from "@wara/domain/listing/ad-search"
import { cleanSearchPath } from "@wara/domain/listing/clean-search-path"
import { paths } from "@wara/domain/site/paths"
import { trackingKey } from "@wara/domain/site/return-path"

/** Maximum query length; longer queries do not belong to a page of ours. */
const queryLimit = 600

/** Paths with search parameters: the list and its JSON counterpart. */
const searched = new Set<string>([paths.ads, paths.adList])

/** Query parameter by which the router requests the data of some routes only. */
const routesKey = "_routes"
const routeList = /^[\w/.,-]{1,200}$/

/**
 * The address under which a page is cached and rendered, with a canonical query; null when the
 * query contains unknown parameters, so that the response must not be shared.
 */
export function pageAddress(url: URL): string | null {
  if (url.search.length > queryLimit) return null
  const path = url.pathname.replace(/\.data$/, "")
  const isData = path !== url.pathname
  const params = new URLSearchParams(url.searchParams)
  for (const key of url.searchParams.keys()) if (trackingKey.test(key)) params.delete(key)
  const wanted = isData ? params.get(routesKey) : null
  params.delete(routesKey)
  const query = searched.has(path) ? searchQuery(params) : pageNumber(path, params)
  if (query === null) return null
  if (wanted !== null && !routeList.test(wanted)) return null
  if (wanted !== null) query.set(routesKey, wanted)
  const text = query.toString()
  return `${url.pathname}${text === "" ? "" : `?${text}`}`
}

/**
 * A search in non-canonical form is passed to the page, which redirects to the canonical address.
 */
function searchQuery(params: URLSearchParams): URLSearchParams | null {
  return cleanSearchPath(params) === null ? adSearchParams(parseAdSearch(params)) : null
}

/** Only profiles at /{username} are paginated; other paths have no query at all. */
function pageNumber(path: string, params: URLSearchParams): URLSearchParams | null {
  if (params.size === 0) return params
  const isProfile = /^\/[^/]+$/.test(path)
  const page = params.get(adSearchKeys.page) ?? ""
  if (!isProfile || params.size > 1 || !/^[1-9]\d{0,4}$/.test(page)) return null
  return new URLSearchParams(page === "1" ? {} : { [adSearchKeys.page]: page })
}
