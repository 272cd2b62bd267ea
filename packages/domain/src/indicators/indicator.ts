import { formatNumber } from "../money/format-money.ts"

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
