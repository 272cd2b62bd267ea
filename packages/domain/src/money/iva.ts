import { type Currency, currencyDecimals } from "./currency.ts"

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
