import { type Currency, currencyDecimals } from "./currency.ts"

const symbols: Record<Currency, string> = { CLP: "$", USD: "US$" }

/**
 * Formats a number the Chilean way: points between thousands, a comma before decimals, leading `-`.
 */
export function formatNumber(value: number, decimals: number): string {
  const [whole = "0", fraction] = Math.abs(value).toFixed(decimals).split(".")
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, ".")
  const sign = value < 0 && Number(Math.abs(value).toFixed(decimals)) !== 0 ? "-" : ""
  return `${sign}${grouped}${fraction === undefined ? "" : `,${fraction}`}`
}

/**
 * Formats an amount with its symbol: `$1.250.000`, `US$480.000`, `$-1.000`; cents only when they
 * are not 0.
 */
export function formatMoney(amount: number, currency: Currency): string {
  const decimals = currencyDecimals(currency)
  const isWhole = Number.isInteger(Number(amount.toFixed(decimals)))
  return `${symbols[currency]}${formatNumber(amount, isWhole ? 0 : decimals)}`
}

/** Suffix of an ad's price, which is always net [S1.5]. */
export const plusIva = "+ IVA"

/** Formats an ad's price, which never includes the tax: `$1.250.000 + IVA` [S1.5]. */
export function formatNetPrice(amount: number, currency: Currency): string {
  return `${formatMoney(amount, currency)} ${plusIva}`
}
