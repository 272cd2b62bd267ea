/** A choice of kilometres: "Hasta 50 km". */
export const radiusText = (km: number): string => `Hasta ${km} km`

/** The place within so many kilometres of a commune, inside a sentence and at its beginning. */
export const aroundTexts = {
  inside: (commune: string, km: number) => `hasta ${km} km de ${commune}`,
  first: (commune: string, km: number) => `${radiusText(km)} de ${commune}`,
} as const
