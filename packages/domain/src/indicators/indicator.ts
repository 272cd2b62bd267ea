import { formatNumber } from "../money/format-money.ts"

/** Codes of the daily indicators, in the order in which the footer shows them (spec §3, §9). */
export const indicatorCodes = ["uf", "dolar", "euro", "utm", "ipc"] as const

/** Code of an indicator on the wire. */
export type IndicatorCode = (typeof indicatorCodes)[number]

/** Short label people read: UF, USD, EUR, UTM, IPC (spec §9). */
export const indicatorLabels: Record<IndicatorCode, string> = {
  uf: "UF",
  dolar: "USD",
  euro: "EUR",
  utm: "UTM",
  ipc: "IPC",
}

/** Whether a text is the code of an indicator. */
export function isIndicatorCode(text: string): text is IndicatorCode {
  return indicatorCodes.some((code) => code === text)
}

/**
 * An indicator's value as shown (spec §9): percentages end in %, amounts in `Pesos` have no
 * decimals, anything else has two; money in Chilean peso format.
 */
export function formatIndicator(indicator: { value: number; unit: string }): string {
  if (indicator.unit === "Porcentaje") return `${formatNumber(indicator.value, 2)}%`
  return `$${formatNumber(indicator.value, indicator.unit === "Pesos" ? 0 : 2)}`
}
