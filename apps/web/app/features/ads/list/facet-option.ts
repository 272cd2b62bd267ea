import { formatNumber } from "@wara/domain/money/format-money"

/** A value that a filter may take; without a count when nobody counted it. */
export type FacetOption = { value: string; label: string; count?: number }

/** "Calama (9)". */
export function optionText({ label, count }: FacetOption): string {
  return count === undefined ? label : `${label} (${formatNumber(count, 0)})`
}

/** The options with the chosen one among them, even when it finds nothing. */
export function withChosen(options: FacetOption[], value: string, label: string): FacetOption[] {
  if (value === "" || options.some((option) => option.value === value)) return options
  return [{ value, label: label || value, count: 0 }, ...options]
}
