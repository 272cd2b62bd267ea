type Point = { latitude: number; longitude: number }

const earthRadiusKm = 6_371

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Straight-line distance between two points in kilometres (haversine). */
export function distanceKm(from: Point, to: Point): number {
  const halfLatitude = radians(to.latitude - from.latitude) / 2
  const halfLongitude = radians(to.longitude - from.longitude) / 2
  const part =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(halfLongitude) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(part)))
}

/** Kilometres within which ads of other communes are offered for a search in one commune. */
const offeredWithinKm = 400

/** With fewer ads than this in a commune, the surrounding communes are offered too. */
export const fewAdsInCommune = 5

/** The other communes within reach of one, nearest first, with whole kilometres. */
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

/**
 * The communes whose centres are at most so many kilometres from that of one, which is one of them;
 * none for one that does not exist.
 */
export function communesAround<Commune extends Point & { slug: string }>(
  slug: string,
  radiusKm: number,
  communes: readonly Commune[],
): Commune[] {
  const centre = communes.find((commune) => commune.slug === slug)
  if (centre === undefined) return []
  return communes.filter((commune) => distanceKm(centre, commune) <= radiusKm)
}

/** A region as used by searches. */
export type KnownRegion = { slug: string; name: string }

/** A commune as used by searches, with its coordinates in degrees. */
export type KnownCommune = {
  slug: string
  name: string
  region: KnownRegion
  latitude: number
  longitude: number
}
