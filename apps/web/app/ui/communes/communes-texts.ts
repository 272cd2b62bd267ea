/** Texts about the list of communes [S5.1] [S8.2]. */
export const communesTexts = {
  /** Never shown: the cause of the error, for debugging. */
  wrongFormat: "Formato de datos inválido",
  failed: "Error al cargar las comunas",
} as const
