export const searchTexts = {
  title: "Busca tu próximo equipo",
  field: "Buscar equipo por nombre",
  category: "Categoría",
  all: "Todas",
  option: (name: string, count: string) => `${name} (${count})`,
  submit: "Buscar",
  open: "Abrir la búsqueda",
  close: "Cerrar la búsqueda",
  popular: "Búsquedas frecuentes",
  places: "Comunas con más equipos",
  popularSearches: [
    "excavadora",
    "grúa horquilla",
    "generador",
    "tractor",
    "camión tolva",
    "compresor",
  ],
} as const

/**
 * Errors of the filter lists [S5.2] [S8.2]; never shown, because the search works without the
 * lists.
 */
export const filterTexts = {
  wrongFormat: "Invalid data format",
  categories: "Error loading categories",
  communes: "Error loading communes",
} as const
