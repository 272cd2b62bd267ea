import type { Indicator } from "@wara/contract/indicator"

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
