/** Spanish words inside structured data. */
export const seoTexts = {
  year: "Año",
  condition: "Condición",
  country: "Chile",
} as const
