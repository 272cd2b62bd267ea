/** Currencies an ad may be priced in; CLP is the default (spec §9). */
export const currencies = ["CLP", "USD"] as const

/** ISO 4217 code of an ad's price. */
export type Currency = (typeof currencies)[number]

/** Currency of an ad that names none (spec §9). */
export const defaultCurrency: Currency = "CLP"

/** Decimals that amounts of a currency carry: whole pesos, cents of a dollar. */
export function currencyDecimals(currency: Currency): number {
  return currency === "CLP" ? 0 : 2
}
