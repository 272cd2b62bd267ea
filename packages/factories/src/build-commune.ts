import type { Commune, Region } from "@wara/contract/place"
import { buildRecord } from "./sequence.ts"

/** A region: Antofagasta, unless told otherwise. */
export function buildRegion(overrides: Partial<Region> = {}): Region {
  return {
    ...buildRecord(),
    name: "Antofagasta",
    full_name: "Antofagasta",
    slug: "antofagasta",
    code: "02",
    order: 3,
    ...overrides,
  }
}

/** A commune with its region: Calama, unless told otherwise. */
export function buildCommune(overrides: Partial<Commune> = {}): Commune {
  return {
    ...buildRecord(),
    name: "Calama",
    slug: "calama",
    code: "02201",
    latitude: -22.45,
    longitude: -68.93,
    region: buildRegion(),
    ...overrides,
  }
}
