/** Word after a small price that is meant literally: "60 pesos". */
export const exactPriceWord = "pesos"

/** Matches a typed price that states it is meant literally. */
export const exactPrice = /(?<!\p{L})(?:pesos?|clp)(?!\p{L})/u
