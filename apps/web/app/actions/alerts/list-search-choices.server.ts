import { listCategories, listRegions } from "../../backend/catalog.server.ts"
import type { SearchChoices } from "../../features/alerts/alert-search-fields.tsx"

const named = ({ name, slug }: { name: string; slug: string }) => ({ name, slug })

/** What the search of an alert is chosen from, by the names that people read. */
export async function listSearchChoices(): Promise<SearchChoices> {
  const [categories, regions] = await Promise.all([listCategories(), listRegions()])
  return { categories: categories.map(named), regions: regions.map(named) }
}
