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
