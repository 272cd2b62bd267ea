import type { Conversion } from "@wara/contract/indicator"

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
