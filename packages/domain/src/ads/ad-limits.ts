/** Longest and shortest texts of an ad, in characters (PRODUCT: forms). */
export const adLimits = {
  name: { min: 5, max: 80 },
  description: { min: 20, max: 3000 },
  address: 120,
  addressNumber: 10,
  manufacturer: 40,
  model: 40,
  serialNumber: 40,
} as const

/** Highest price, in the ad's own currency (PRODUCT: forms). */
export const maxPrice = 9_999_999_999

/** Earliest year of manufacture; the latest is next year (PRODUCT: forms). */
export const earliestYear = 1900

/** Largest weight in kg and size in cm; the columns hold no more. */
export const maxMeasure = 9_999_999

/** Pictures of an ad (PRODUCT: forms). */
export const galleryLimits = { min: 1, max: 12 } as const

/** Days after which an untouched draft is thrown away. */
export const draftDays = 90

/** Most drafts that a person keeps at once. */
export const maxDrafts = 20

/** Days in which the links of the mail about an ad's end work. */
export const endLinkDays = 30
