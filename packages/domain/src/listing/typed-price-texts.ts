/** Word after a small price that is meant to the letter: "60 pesos". */
export const exactPriceWord = "pesos"

/** Whether a typed price says that it is meant to the letter. */
export const exactPrice = /(?<!\p{L})(?:pesos?|clp)(?!\p{L})/u
