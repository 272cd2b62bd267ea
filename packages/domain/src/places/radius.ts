/** Kilometres around a commune within which ads are listed, watched and sought. */
export const placeRadii = [25, 50, 100, 200, 400] as const

/** The largest of them. */
export const maxRadiusKm = Math.max(...placeRadii)
