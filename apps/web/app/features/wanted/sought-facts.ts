import type { OwnWanted, WantedAd } from "@wara/contract/wanted"
import { alertRanges } from "@wara/domain/alerts/alert-texts"
import { wantedPlace } from "@wara/domain/wanted/wanted-texts"

export type Sought = Pick<
  WantedAd | OwnWanted,
  | "name"
  | "slug"
  | "category"
  | "manufacturer"
  | "year_min"
  | "year_max"
  | "budget"
  | "commune"
  | "radius_km"
  | "text"
>

export const placeOf = ({ commune, radius_km }: Sought): string =>
  wantedPlace(commune?.name ?? null, radius_km)

const capitalized = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

/** Years in words that name them; empty for any. */
export const yearsOf = ({ year_max, year_min }: Sought): string =>
  capitalized(alertRanges.year(year_min, year_max))

/** Years next to a label that names them already; empty for any. */
export const yearRangeOf = ({ year_max, year_min }: Sought): string =>
  capitalized(alertRanges.years(year_min, year_max))
