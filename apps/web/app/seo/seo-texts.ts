export const seoTexts = {
  year: "Año",
  condition: "Condición",
  country: "Chile",
} as const
