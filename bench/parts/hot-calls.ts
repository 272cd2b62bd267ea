/** What a call of the api has to hold with a million ads [B7.4]. */
type HotCall = { path: string; p99: number | null }

const list = "/api/ads?populate=*&pageSize=20"
const facets = "/api/ads/facets"

const category = "filters[category][slug][$eq]=agricultura"
const region = "filters[commune][region][slug][$eq]=maule"
const price = "filters[price_clp][$lte]=50000000"
const text = "_q=excavadora"

/** Filters of which each opens a list of its own, with their first page. */
const filters = {
  category,
  region,
  commune: "filters[commune][slug][$eq]=talca",
  condition: "filters[condition][slug][$eq]=usado",
  manufacturer: "filters[manufacturer][$eqi]=komatsu",
  price,
  year: "filters[year][$gte]=2020",
  "price, cheapest first": `${price}&sort=price_clp:asc`,
  "category and price": `${category}&${price}`,
}

const page500 = "pagination[page]=500&pagination[pageSize]=20"
const combined = "_q=tractor&".concat(category, "&", region, "&", price)

const first = (query: string): HotCall => ({ path: `${list}${query}`, p99: 30 })

/** The api's reads whose cost must not follow the number of ads. */
export const hotCalls: Record<string, HotCall> = {
  "list of 20": first(""),
  ...Object.fromEntries(
    Object.entries(filters).map(([name, filter]) => [`list by ${name}`, first(`&${filter}`)]),
  ),
  "list, page 500": { path: `/api/ads?populate=*&${page500}`, p99: null },
  "list of a category, page 500": { path: `/api/ads?populate=*&${category}&${page500}`, p99: null },
  "search of one word": { path: `${list}&${text}`, p99: null },
  "search with a typing error": { path: `${list}&_q=gruas%20horqillas`, p99: null },
  "search with category, region and price": { path: `${list}&${combined}`, p99: 60 },
  "its facets": { path: `${facets}?${combined}`, p99: 60 },
  "facets without a filter": { path: facets, p99: null },
  "facets of a category": { path: `${facets}?${category}`, p99: null },
  "facets with a text": { path: `${facets}?${text}`, p99: null },
  "counts of categories": { path: "/api/filter/categories", p99: null },
  "counts of communes": { path: "/api/filter/communes", p99: null },
}
