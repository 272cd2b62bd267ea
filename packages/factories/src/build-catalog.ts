import type { Category } from "@wara/contract/catalog"
import type { Conversion, Indicator } from "@wara/contract/indicator"
import type { AdFacets } from "@wara/contract/search"
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

/** Counts beside the filters: one or two values per group. */
export function buildFacets(overrides: Partial<AdFacets> = {}): AdFacets {
  return {
    total: 38,
    categories: [
      { slug: "construccion", name: "Construccion", count: 26 },
      { slug: "mineria", name: "Mineria", count: 12 },
    ],
    regions: [
      { slug: "antofagasta", name: "Antofagasta", count: 30 },
      { slug: "biobio", name: "Biobio", count: 8 },
    ],
    communes: [{ slug: "calama", name: "Calama", count: 9, region: "antofagasta" }],
    conditions: [
      { slug: "usado", name: "Usado", count: 31 },
      { slug: "nuevo", name: "Nuevo", count: 7 },
    ],
    manufacturers: [{ name: "Komatsu", count: 11 }],
    price: { min: 350_000, max: 480_000_000 },
    year: { min: 1998, max: 2026 },
    dropped: 0,
    complete: true,
    corrected_text: null,
    ...overrides,
  }
}

/** A conversion: a million pesos in UF by default. */
export function buildConversion(overrides: Partial<Conversion> = {}): Conversion {
  return {
    amount: 1_000_000,
    from: "CLP",
    to: "UF",
    result: 25,
    date: "2026-11-21",
    values: [{ code: "uf", value: 40_000, date: "2026-11-21" }],
    ...overrides,
  }
}

/** An indicator: the UF of one day by default. */
export function buildIndicator(overrides: Partial<Indicator> = {}): Indicator {
  return {
    code: "uf",
    name: "Unidad de fomento",
    value: 40_000,
    unit: "Pesos",
    date: "2026-11-21",
    ...overrides,
  }
}
