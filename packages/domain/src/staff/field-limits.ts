/*
 * Limits of what operators write in the panel: characters of texts, values of numbers. The api
 * refuses and the panel's forms explain by the same ones.
 */

/** A number that the database stores in two bytes. */
const maxSmallInt = 32_767

export const catalogLimits = {
  /** Names of categories, conditions, packs and communes. */
  name: { min: 2, max: 60 },
  description: { max: 500 },
  /** Whole pesos, IVA included. */
  packPrice: { min: 1, max: 99_999_999 },
  packDays: { min: 1, max: maxSmallInt },
  latitude: { min: -90, max: 90 },
  longitude: { min: -180, max: 180 },
} as const

/** Slugs of records that operators write; longer ones are refused, other characters too. */
export const slugRule = { max: 80, pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/ } as const

/** Texts that the team writes when it acts on an account or an order. */
export const actionLimits = {
  reason: { min: 3, max: 500 },
  /** Why an order is refunded, or gets no tax document. */
  orderReason: { min: 3, max: 300 },
  giftNote: { max: 200 },
} as const

export const contentLimits = {
  html: { min: 1, max: 60_000 },
  question: { min: 5, max: 200 },
  topic: { min: 2, max: 60 },
  order: { min: 0, max: maxSmallInt },
  pageTitle: { min: 2, max: 120 },
  pageDescription: { max: 300 },
} as const
