/** Marks a small price of the URL as literal. */
const exactPriceWord = "pesos"

/**
 * Below this many pesos, bare digits more likely mean thousands or millions, because nothing listed
 * costs so little.
 */
export const leastClear = 100_000

/** A price as written in the URL; small ones are marked as literal. */
export function priceParam(pesos: number): string {
  return pesos > 0 && pesos < leastClear ? `${pesos} ${exactPriceWord}` : String(pesos)
}
