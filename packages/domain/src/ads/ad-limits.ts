/** Text lengths of an ad, in characters. */
export const adLimits = {
  name: { min: 5, max: 80 },
  description: { min: 20, max: 3000 },
  address: 120,
  addressNumber: 10,
  manufacturer: 40,
  model: 40,
  serialNumber: 40,
} as const

/** Highest price, in the ad's own currency. */
export const maxPrice = 9_999_999_999

/** Earliest year of manufacture; the latest is next year. */
export const earliestYear = 1900

/** Largest weight in kg and size in cm; the database columns cannot store more. */
export const maxMeasure = 9_999_999

/** Minimum and maximum number of pictures of an ad. */
export const galleryLimits = { min: 1, max: 12 } as const

/** Days after which an untouched draft is deleted. */
export const draftDays = 90

/** Maximum number of drafts per user. */
export const maxDrafts = 20

/** Days that the links in the e-mail about an ad's end are valid. */
export const endLinkDays = 30
