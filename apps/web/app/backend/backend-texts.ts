/** Messages of the error catalogue (spec §8), to the letter; the last ones are ours. */
export const backendTexts = {
  ads: "Error al cargar los anuncios",
  ad: "Error al cargar el anuncio",
  indicators: "Error al obtener los indicadores económicos",
  indicator: "Error al obtener el indicador económico",
  conversion: "Error al convertir la moneda",
  filterCategories: "Error loading categories",
  filterCommunes: "Error loading communes",
  packs: "Error al cargar los packs",
  faqs: "Error al cargar las preguntas frecuentes",
  page: "Error al cargar la página",
  communes: "Error al cargar las comunas",
  account: "Error al cargar tu cuenta",
  sessions: "Error al cargar tus sesiones",
} as const
