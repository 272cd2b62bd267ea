import type { AdFacets } from "@wara/contract/facets"

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
    corrected_text: null,
    ...overrides,
  }
}
