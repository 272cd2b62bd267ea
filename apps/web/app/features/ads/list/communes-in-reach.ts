import type { AdFacets } from "@wara/contract/facets"
import type { AdSearch } from "@wara/domain/listing/ad-search"

/** The communes to choose from: those of the chosen region, or of the chosen commune's region. */
export function communesInReach(search: AdSearch, facets: AdFacets): AdFacets["communes"] {
  const own = facets.communes.find(({ slug }) => slug === search.commune)
  const region = search.region || own?.region || ""
  return facets.communes.filter((commune) => commune.region === region)
}
