export const riskTexts = {
  title: "Riesgo",
  unknown: "Riesgo sin calcular",
  /** "Riesgo 70, alto". */
  score: (score: number, level: string) => `Riesgo ${score}, ${level.toLowerCase()}`,
  short: (score: number) => `Riesgo ${score}`,
  quiet: "Ninguna señal.",
  points: (weight: number) => `+${weight}`,
  account: (id: number) => `Cuenta ${id}`,
  ad: (id: number) => `Anuncio ${id}`,
  /** Why the signals may add up to more than the score. */
  capped: "La suma se corta en 100.",
  computed: (ago: string) => `Calculado ${ago}. Solo lo ve el equipo.`,
  filter: "Riesgo",
  order: "Orden",
}

/** Filters of the queue by the risk. */
export const riskFilterTexts = {
  any: "Cualquier riesgo",
  medium: "Medio o alto",
  high: "Alto",
} as const

/** Orders of the queue. */
export const queueOrderTexts = {
  risk: "Mayor riesgo primero",
  age: "Más antiguo primero",
} as const
