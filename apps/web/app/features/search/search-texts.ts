/** Words of the search form and its lightbox (spec §2). */
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
