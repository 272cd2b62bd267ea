/** Currencies an ad may be priced in; CLP is the default [S1.5]. */
export const currencies = ["CLP", "USD"] as const

/** ISO 4217 code of an ad's price. */
export type Currency = (typeof currencies)[number]

/** Currency of an ad that names none [S1.5]. */
export const defaultCurrency: Currency = "CLP"

/** Decimals of a currency: none for pesos, two for dollars. */
export function currencyDecimals(currency: Currency): number {
  return currency === "CLP" ? 0 : 2
}

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

/** Chile's value added tax, as a percentage. */
export const ivaPercent = 19

/**
 * An amount split into net and IVA; `net + iva = gross` is exact in the currency's smallest unit.
 */
export type TaxedAmount = { net: number; iva: number; gross: number }

/** Adds IVA to a net price (an ad's price is net), at the currency's precision. */
export function addIva(net: number, currency: Currency): TaxedAmount {
  // In whole cents or pesos: fractions of binary numbers would round a half cent down.
  const unitsPerAmount = 10 ** currencyDecimals(currency)
  const netUnits = Math.round(net * unitsPerAmount)
  const ivaUnits = Math.round((netUnits * ivaPercent) / 100)
  return { net, iva: ivaUnits / unitsPerAmount, gross: (netUnits + ivaUnits) / unitsPerAmount }
}

/**
 * Splits a price that includes IVA (packs, whole pesos). IVA is the remainder after the rounded
 * net, so that the parts always add up to the amount charged.
 */
export function splitIva(gross: number): TaxedAmount {
  const net = Math.round((gross * 100) / (100 + ivaPercent))
  return { net, iva: gross - net, gross }
}
