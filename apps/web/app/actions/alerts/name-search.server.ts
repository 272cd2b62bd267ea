import {
  canonicalAlertSearch,
  describeAlertSearch,
  readAlertSearch,
} from "@wara/domain/alerts/alert-search"
import { paths } from "@wara/domain/site/paths"
import { listFilterCategories, listFilterCommunes } from "../../backend/catalog.server.ts"
import { optional } from "../../backend/loading.server.ts"
import type { WatchedSearch } from "../../features/alerts/new-alert-view.tsx"

type Named = { slug: string; name: string }

const nameOf = (slug: string, list: readonly Named[]): string =>
  list.find((one) => one.slug === slug)?.name ?? slug.replaceAll("-", " ")

/** The search of a query in words; null when it would watch every ad. */
export async function nameSearch(query: URLSearchParams): Promise<WatchedSearch | null> {
  const canonical = canonicalAlertSearch(query)
  if (canonical === null) return null
  const [categories, communes] = await Promise.all([
    optional(listFilterCategories(), []),
    optional(listFilterCommunes(), []),
  ])
  const search = readAlertSearch(canonical)
  const regions = communes.map(({ region }) => region)
  const name = describeAlertSearch(search, {
    category: nameOf(search.category, categories),
    region: nameOf(search.region, regions),
    commune: nameOf(search.commune, communes),
    condition: nameOf(search.condition, []),
  })
  return { query: canonical, name, listPath: `${paths.ads}?${canonical}` }
}
