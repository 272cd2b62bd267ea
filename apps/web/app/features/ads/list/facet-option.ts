import { formatNumber } from "@wara/domain/money/format-money"

/** A value of a filter; without a count when it was not counted. */
export type FacetOption = { value: string; label: string; count?: number }

/** "Calama (9)". */
export function optionText({ label, count }: FacetOption): string {
  return count === undefined ? label : `${label} (${formatNumber(count, 0)})`
}

/** The options including the chosen one, even when it has no results. */
export function withChosen(options: FacetOption[], value: string, label: string): FacetOption[] {
  if (value === "" || options.some((option) => option.value === value)) return options
  return [{ value, label: label || value, count: 0 }, ...options]
}
