/** Words that multiply the number before them, as in spoken prices in Chile. */
export const multiplierWords: Readonly<Record<string, number>> = {
  mil: 1_000,
  lucas: 1_000,
  luca: 1_000,
  millon: 1_000_000,
  millones: 1_000_000,
  mill: 1_000_000,
  mills: 1_000_000,
  palo: 1_000_000,
  palos: 1_000_000,
}

/** Letters that multiply only beside other signs of a price, because "20m" may be metres. */
export const multiplierLetters: Readonly<Record<string, number>> = {
  k: 1_000,
  m: 1_000_000,
  mm: 1_000_000,
}

/** Words that follow an amount of money and belong to it. */
export const moneyTails = [
  "de pesos",
  "pesos",
  "clp",
  "más iva",
  "+ iva",
  "neto",
  "netos",
  "iva incluido",
] as const

/**
 * Besides units, words that make a number neither pesos nor a year: other currencies, and "20 x
 * 30".
 */
export const otherAmountWords: readonly string[] = ["uf", "usd", "dolar", "dolares", "euros", "x"]

/** Machines and words beside which "20m" means metres. */
export const metreWords: ReadonlySet<string> = new Set(
  `altura alto alcance largo ancho brazo pluma profundidad manguera cable escalera andamio plataforma
  alza alzahombre hombre elevador elevadora manipulador telehandler telescopico torre tuberia cinta
  correa`.split(/\s+/),
)
