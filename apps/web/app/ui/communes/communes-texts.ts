/** What is said of the list of communes (spec §5, §8). */
export const communesTexts = {
  /** Never shown: what went wrong, for whoever looks for it. */
  wrongFormat: "Formato de datos inválido",
  failed: "Error al cargar las comunas",
} as const
