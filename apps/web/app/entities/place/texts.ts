/** Texts about the list of communes [S5.1] [S8.2]. */
export const communesTexts = {
  /** Never shown: the cause of the error, for debugging. */
  wrongFormat: "Formato de datos inválido",
  failed: "Error al cargar las comunas",
} as const

export const placeTexts = {
  region: "Región",
  noRegion: "Elige una región",
  commune: "Comuna",
  noCommune: "Elige una comuna",
  regionFirst: "Primero elige una región",
  communesLoading: "Cargando comunas…",
  communesFailed: communesTexts.failed,
  regionAgain: "Elige la región otra vez",
  seeCommunes: "Ver comunas",
} as const
