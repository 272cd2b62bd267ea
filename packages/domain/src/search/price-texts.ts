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
export const rangeOpeners = ["entre", "de", "desde", "entre los"] as const
export const rangeJoints = ["y", "y los", "a", "-", "–", "hasta", "hasta los"] as const
