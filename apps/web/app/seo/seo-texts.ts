/** Spanish words inside structured data. */
export const seoTexts = {
  home: "Inicio",
  ads: "Anuncios",
  year: "Año",
  condition: "Condición",
  country: "Chile",
} as const
