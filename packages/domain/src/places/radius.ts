/** Kilometres around a commune within which ads are listed, watched and sought. */
export const placeRadii = [25, 50, 100, 200, 400] as const

/** The largest of them. */
export const maxRadiusKm = Math.max(...placeRadii)

/** Kilometres that "cerca de Talca" means. */
export const nearRadiusKm = 100

/** The smallest offered radius that contains so many kilometres; null beyond the largest. */
export function offeredRadius(km: number): number | null {
  return km < 1 ? null : (placeRadii.find((radius) => radius >= km) ?? null)
}
