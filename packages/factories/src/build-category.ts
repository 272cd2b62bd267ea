import type { Category } from "@wara/contract/catalog"
import type { FilterCategory } from "@wara/contract/facets"
import { buildRecord, nextSequence } from "./sequence.ts"

/** A category of ads. */
export function buildCategory(overrides: Partial<Category> = {}): Category {
  const record = buildRecord()
  return {
    ...record,
    name: `Maquinaria ${record.id}`,
    slug: `maquinaria-${record.id}`,
    color: "#4D7C0F",
    color_tint: "#E6EDDD",
    icon: "tractor",
    description: "Equipos para el trabajo pesado.",
    ...overrides,
  }
}

/** A category of the filter list, with its count. */
export function buildFilterCategory(overrides: Partial<FilterCategory> = {}): FilterCategory {
  const number = nextSequence()
  return { slug: `maquinaria-${number}`, name: `Maquinaria ${number}`, count: 7, ...overrides }
}
