import { distanceKm } from "./distance.ts"
import type { KnownCommune } from "./known-place.ts"

/** Kilometres up to which ads elsewhere are offered to somebody who searched in one commune. */
const offeredWithinKm = 400

/** Ads in a commune below which those around it are offered too. */
export const fewAdsInCommune = 5

/** The other communes within reach of one, the nearest first, with whole kilometres. */
export function nearestCommunes<Commune extends KnownCommune>(
  centre: KnownCommune,
  communes: readonly Commune[],
): { commune: Commune; km: number }[] {
  return communes
    .filter(({ slug }) => slug !== centre.slug)
    .map((commune) => ({ commune, km: Math.round(distanceKm(centre, commune)) }))
    .filter(({ km }) => km <= offeredWithinKm)
    .sort((one, other) => one.km - other.km)
}
