import type { Category } from "@wara/contract/catalog"
import { buildRecord } from "./sequence.ts"

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
