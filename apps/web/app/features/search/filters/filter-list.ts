import type { FilterCategory, FilterCommune } from "@wara/contract/facets"
import { isRecord } from "../../../browser/is-record.ts"

export type FilterItems = { categories: FilterCategory; communes: FilterCommune }

function isCategory(value: unknown): value is FilterCategory {
  if (!isRecord(value)) return false
  const { slug, name, count } = value
  return typeof slug === "string" && typeof name === "string" && Number.isInteger(count)
}

function isCommune(value: unknown): value is FilterCommune {
  if (!isCategory(value) || !("region" in value) || !isRecord(value.region)) return false
  const { slug, name } = value.region
  return typeof slug === "string" && typeof name === "string"
}

export const isFilterList: {
  [Name in keyof FilterItems]: (value: unknown) => value is FilterItems[Name][]
} = {
  categories: (value) => Array.isArray(value) && value.every(isCategory),
  communes: (value) => Array.isArray(value) && value.every(isCommune),
}
