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

/** Years in words, beginning with a capital; empty for any. */
export function yearsOf({ year_max, year_min }: Sought): string {
  const years = alertRanges.year(year_min, year_max)
  return years.charAt(0).toUpperCase() + years.slice(1)
}
