/** Fields of the form of a wanted ad, in its order. */
export const wantedFields = [
  "name",
  "category",
  "manufacturer",
  "year_min",
  "year_max",
  "budget",
  "commune",
  "radius_km",
  "text",
  "alert",
] as const

export type WantedField = (typeof wantedFields)[number]

/** Fields of the form that offers an ad. */
export const offerFields = ["ad", "message"] as const
