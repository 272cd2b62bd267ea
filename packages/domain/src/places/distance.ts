/** A point on the earth, in degrees. */
type Point = { latitude: number; longitude: number }

const earthRadiusKm = 6_371

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Kilometres between two points as the crow flies (haversine). */
export function distanceKm(from: Point, to: Point): number {
  const halfLatitude = radians(to.latitude - from.latitude) / 2
  const halfLongitude = radians(to.longitude - from.longitude) / 2
  const part =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(halfLongitude) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(part)))
}
