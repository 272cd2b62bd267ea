import type { IndicatorCode } from "./indicator.ts"

/** Units that amounts can be converted between, always through the peso [S7.10]. */
export const convertibleUnits = ["CLP", "USD", "EUR", "UF", "UTM"] as const

export type ConvertibleUnit = (typeof convertibleUnits)[number]

/** Target of a conversion that names none [S7.10]. */
export const defaultConversionTarget: ConvertibleUnit = "USD"

const indicatorOfUnit: Record<Exclude<ConvertibleUnit, "CLP">, IndicatorCode> = {
  USD: "dolar",
  EUR: "euro",
  UF: "uf",
  UTM: "utm",
}

/** Value of each indicator in pesos, by code; a missing one cannot be converted. */
export type PesosByIndicator = Partial<Record<IndicatorCode, number>>

/** Code of the indicator that a unit is converted with; null for the peso itself. */
export function indicatorOf(unit: ConvertibleUnit): IndicatorCode | null {
  return unit === "CLP" ? null : indicatorOfUnit[unit]
}

function pesosPer(unit: ConvertibleUnit, pesos: PesosByIndicator): number | null {
  const code = indicatorOf(unit)
  if (code === null) return 1
  const value = pesos[code]
  return value === undefined || value <= 0 ? null : value
}

/** Converts an amount through the peso, unrounded; null when a required indicator is missing. */
export function convertCurrency(
  amount: number,
  from: ConvertibleUnit,
  to: ConvertibleUnit,
  pesos: PesosByIndicator,
): number | null {
  const source = pesosPer(from, pesos)
  const target = pesosPer(to, pesos)
  return source === null || target === null ? null : (amount * source) / target
}
