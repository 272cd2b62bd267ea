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
