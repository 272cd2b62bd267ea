import type { KnownPlaces } from "../../search/use-cases/known-places.ts"
import type { CountedFacets } from "../facets-store.ts"

type Counted = { slug: string; name: string; count: number }
type NamedPlaces = { communes: (Counted & { region: string })[]; regions: Counted[] }

/**
 * The communes that have ads, in the order of `known`, and their regions from north to south, with the
 * ads of all their communes.
 */
export function namePlaces(
  { communes, of_commune, of_region }: CountedFacets,
  known: KnownPlaces["communes"],
): NamedPlaces {
  const placeOf = new Map(communes.map((id, place) => [id, place]))
  const named: NamedPlaces["communes"] = []
  const regions = new Map<string, Counted & { order: number }>()
  for (const { id, name, region, regionOrder, slug } of known) {
    const place = placeOf.get(id)
    if (place === undefined) continue
    const count = of_commune[place] ?? 0
    if (count > 0) named.push({ slug, name, count, region: region.slug })
    const counted = regions.get(region.slug) ?? { ...region, count: 0, order: regionOrder }
    counted.count += of_region[place] ?? 0
    regions.set(region.slug, counted)
  }
  const fromNorth = [...regions.values()].sort((one, other) => one.order - other.order)
  return {
    communes: named,
    regions: fromNorth.map(({ slug, name, count }) => ({ slug, name, count })),
  }
}
