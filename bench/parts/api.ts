import { requestRate } from "../load/request-rate.ts"
import { compareRates, type Row, type Target } from "../result-row.ts"
import type { Site } from "../site.ts"

type Call = { path: string; target: Target | null }

/** Calls of the api with their targets [B7.3], as shares of /health in the same run. */
const callsOf = (slug: string): Record<string, Call> => ({
  "list of 20, populated": { path: "/api/ads?populate=*&pageSize=20", target: { share: 0.15 } },
  "list, page 50": { path: "/api/ads?populate=*&pageSize=20&page=50", target: null },
  "one by slug, populated": {
    path: `/api/ads?populate=*&filters[slug][$eq]=${slug}`,
    target: { share: 0.3 },
  },
  "search with a typing error": {
    path: "/api/ads?populate=*&_q=gruas%20horqillas",
    target: { share: 0.07 },
  },
  "facets with a text": { path: "/api/ads/facets?_q=excavadora", target: { share: 0.15 } },
  "facets without a filter": { path: "/api/ads/facets", target: null },
  "filter/categories": { path: "/api/filter/categories", target: null },
})

export async function measureApi({ apiUrl, slug }: Site): Promise<Row[]> {
  const health = await requestRate(`${apiUrl}/health`)
  const rows: Row[] = []
  for (const [figure, { path, target }] of Object.entries(callsOf(slug))) {
    const rate = await requestRate(apiUrl + path)
    rows.push(compareRates({ part: "api", figure }, rate, health, target))
  }
  return rows
}
