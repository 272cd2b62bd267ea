import { adSearchKeys, adSearchParams, parseAdSearch } from "@wara/domain/listing/ad-search"
import { cleanSearchPath } from "@wara/domain/listing/clean-search-path"
import { paths } from "@wara/domain/site/paths"
import { trackingKey } from "@wara/domain/site/return-path"

/** Longest query that is looked at; longer ones are no page of ours. */
const queryLimit = 600

/** What is addressed by a search: the list, and what browsers keep of it. */
const searched = new Set<string>([paths.ads, paths.adList])

/** Query name by which the browser's router asks for the data of some routes only. */
const routesKey = "_routes"
const routeList = /^[\w/.,-]{1,200}$/

/**
 * The address under which a page is kept and rendered, with its query in one canonical form; null
 * when the query holds something that we do not know, so that the answer must not be shared.
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

/** A search that is not written as it should be is left to the page, which leads to where it is. */
function searchQuery(params: URLSearchParams): URLSearchParams | null {
  return cleanSearchPath(params) === null ? adSearchParams(parseAdSearch(params)) : null
}

/** Only profiles at /{username} have pages of their own; every other path has no query at all. */
function pageNumber(path: string, params: URLSearchParams): URLSearchParams | null {
  if (params.size === 0) return params
  const isProfile = /^\/[^/]+$/.test(path)
  const page = params.get(adSearchKeys.page) ?? ""
  if (!isProfile || params.size > 1 || !/^[1-9]\d{0,4}$/.test(page)) return null
  return new URLSearchParams(page === "1" ? {} : { [adSearchKeys.page]: page })
}
