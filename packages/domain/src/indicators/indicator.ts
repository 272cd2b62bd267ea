import { formatNumber } from "../money/money.ts"

/** Codes of the daily indicators, in the footer's order [S3.5, S9.3]. */
export const indicatorCodes = ["uf", "dolar", "euro", "utm", "ipc"] as const

export type IndicatorCode = (typeof indicatorCodes)[number]

/** Short readable label: UF, USD, EUR, UTM, IPC [S9.3]. */
export const indicatorLabels: Record<IndicatorCode, string> = {
  uf: "UF",
  dolar: "USD",
  euro: "EUR",
  utm: "UTM",
  ipc: "IPC",
}

export function isIndicatorCode(text: string): text is IndicatorCode {
  return indicatorCodes.some((code) => code === text)
}

/**
 * Formats an indicator's value [S9.3]: percentages end in %, amounts in `Pesos` have no decimals,
 * others have two; money in Chilean peso format.
 */
export function formatIndicator(indicator: { value: number; unit: string }): string {
  if (indicator.unit === "Porcentaje") return `${formatNumber(indicator.value, 2)}%`
  return `$${formatNumber(indicator.value, indicator.unit === "Pesos" ? 0 : 2)}`
}

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

/** A value outside these bounds is an error of its source; in pesos, IPC in percent per month. */
const bounds: Record<IndicatorCode, { min: number; max: number }> = {
  uf: { min: 10_000, max: 400_000 },
  dolar: { min: 200, max: 10_000 },
  euro: { min: 200, max: 10_000 },
  utm: { min: 10_000, max: 700_000 },
  ipc: { min: -10, max: 30 },
}

/** The largest change of an amount against the last valid one: by a third, up or down. */
const maxStep = 1 / 3

/**
 * Whether a value is plausible: a finite number within the bounds of its indicator and, for
 * amounts, near the last valid value if there is one.
 */
export function isPlausibleIndicator(
  code: IndicatorCode,
  value: number,
  lastGood: number | null,
): boolean {
  const { min, max } = bounds[code]
  if (!Number.isFinite(value) || value < min || value > max) return false
  if (lastGood === null || code === "ipc") return true
  return Math.abs(value - lastGood) <= Math.abs(lastGood) * maxStep
}
