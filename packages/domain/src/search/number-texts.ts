/** Signs of a sentence, which may touch a number before and after it; others make it part of a name. */
export const openingSigns: ReadonlySet<string> = new Set(["(", "¿", "¡"])
export const endingSigns: ReadonlySet<string> = new Set([",", ".", ";", "?", "!", ")", "-", "–"])

/** Words before a price that make it a maximum. */
export const priceCeilings = [
  "bajo",
  "bajo los",
  "hasta",
  "hasta los",
  "menos de",
  "por menos de",
  "menor a",
  "menor de",
  "menor que",
  "inferior a",
  "no más de",
  "máximo",
  "máx",
  "max .",
  "tope",
  "<",
  "< =",
] as const

/** Words before a price that make it a minimum. */
export const priceFloors = [
  "sobre",
  "sobre los",
  "más de",
  "desde",
  "desde los",
  "mayor a",
  "mayor de",
  "mayor que",
  "superior a",
  "a partir de",
  "mínimo",
  "mín",
  "arriba de",
  ">",
  "> =",
] as const

/** Words before a price that do not change its meaning. */
export const priceLeads = [
  "a",
  "en",
  "de",
  "por",
  "unos",
  "como",
  "aprox",
  "aproximadamente",
  "cerca de",
  "alrededor de",
  "precio",
  "valor",
  "presupuesto",
  "presupuesto de",
  "precio de",
  "valor de",
] as const

/** Words that open a range, and words between its ends. */
export const rangeOpeners = ["entre", "de", "del", "desde", "entre los"] as const
export const rangeJoints = ["y", "y los", "a", "al", "-", "–", "hasta", "hasta los"] as const

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

/** Words before a year that include newer years. */
export const yearFloors = [
  "desde",
  "desde el",
  "desde año",
  "a partir de",
  "a partir del",
  "sobre",
] as const
/** Words before a year that include only newer years. */
export const yearsAfter = ["posterior a", "posterior al", "después de", "después del"] as const
/** Words after a year that include newer years. */
export const newerTails = [
  "en adelante",
  "hacia adelante",
  "para adelante",
  "hacia arriba",
  "para arriba",
  "o más",
  "o más nuevo",
  "o más nueva",
  "y más",
  "o superior",
  "o posterior",
  "+",
] as const
/** Words before a year that include older years. */
export const yearCeilings = ["hasta", "hasta el", "hasta año"] as const
/** Words before a year that include only older years. */
export const yearsBefore = ["antes de", "antes del", "anterior a", "anterior al"] as const
/** Words after a year that include older years. */
export const olderTails = [
  "o menos",
  "o anterior",
  "hacia abajo",
  "para abajo",
  "hacia atrás",
] as const
/** Words that only introduce a year. */
export const yearLeads = [
  "año",
  "años",
  "del año",
  "de año",
  "año de",
  "modelo",
  "del",
  "de",
  "año modelo",
] as const
/** Words after which four digits are part of a name. */
export const seriesWords: ReadonlySet<string> = new Set(["serie", "series", "norma", "ruta"])

/** Notations that mark a number as an ad's: "n.º 1302", "N° 1302", "nro 1302", "#1302". */
export const markedNumber =
  /^(?:(?:anuncio|aviso)\s*)?(?:n\s*\.?\s*[º°o]\.?|nro\.?|n[uú]mero|#)\s*(\d{1,9})$/iu

/** "anuncio 1302". */
export const namedNumber = /^(?:anuncio|aviso)\s+(\d{1,9})$/iu

/** Matches a typed price that states it is meant literally. */
export const exactPrice = /(?<!\p{L})(?:pesos?|clp)(?!\p{L})/u
