import type { adSearchKeys } from "@wara/domain/listing/ad-search"

/** Names of the form's fields, as used in the URL. */
export type FilterName = (typeof adSearchKeys)[keyof typeof adSearchKeys]

/** Values of the filter form's fields, by their name in the URL; missing means empty. */
export type FilterValues = Partial<Record<FilterName, string>>

/** The fields that are not empty. */
export function filledValues(values: FilterValues): [string, string][] {
  return Object.entries(values).filter(([, value]) => value !== "")
}
