import { wantedPrefill } from "@wara/domain/wanted/wanted-search"
import { listCategories, listCommunes, listRegions } from "../../backend/catalog.server.ts"
import type { CommuneGroup } from "../../features/wanted/commune-field.tsx"

/** What the form of a wanted ad offers, and the values that a search of ads begins it with. */
export async function loadPublishing(query: URLSearchParams) {
  const [categories, communes, regions] = await Promise.all([
    listCategories(),
    listCommunes(),
    listRegions(),
  ])
  const places: CommuneGroup[] = regions.map((region) => ({
    region: region.name,
    communes: communes
      .filter((commune) => commune.region?.slug === region.slug)
      .map(({ name, slug }) => ({ name, slug })),
  }))
  const { budget, radius_km, year_max, year_min, ...texts } = wantedPrefill(query)
  const typed = (value: number | null) => (value === null ? "" : String(value))
  return {
    categories: categories.map(({ name, slug }) => ({ value: slug, label: name })),
    places,
    start: {
      ...texts,
      ...{ year_min: typed(year_min), year_max: typed(year_max), budget: typed(budget) },
      radius_km: typed(radius_km),
    },
  }
}
