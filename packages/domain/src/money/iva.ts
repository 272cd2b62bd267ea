import { type Currency, currencyDecimals } from "./currency.ts"

/** Chile's value added tax, as a percentage. */
export const ivaPercent = 19

/**
 * An amount split into net and IVA; `net + iva = gross` is exact in the currency's smallest unit.
 */
export type TaxedAmount = { net: number; iva: number; gross: number }

function roundTo(amount: number, decimals: number): number {
  const factor = 10 ** decimals
  return Math.round((amount + Number.EPSILON) * factor) / factor
}

/** Adds IVA to a net price (an ad's price is net), at the currency's precision. */
export function addIva(net: number, currency: Currency): TaxedAmount {
  const decimals = currencyDecimals(currency)
  const iva = roundTo((net * ivaPercent) / 100, decimals)
  return { net, iva, gross: roundTo(net + iva, decimals) }
}

/**
 * Splits a price that includes IVA (packs, whole pesos). IVA is the remainder after the rounded
 * net, so that the parts always add up to the amount charged.
 */
export function splitIva(gross: number): TaxedAmount {
  const net = Math.round((gross * 100) / (100 + ivaPercent))
  return { net, iva: gross - net, gross }
}
