export const manifestTexts = {
  description: "Maquinaria y equipos industriales a la venta en todo Chile.",
  search: "Buscar equipos",
  post: "Publicar un anuncio",
  account: "Mi cuenta",
} as const

export const seoTexts = {
  year: "Año",
  condition: "Condición",
  country: "Chile",
} as const
