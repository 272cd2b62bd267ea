export const searchFieldTexts = {
  suggestions: "Sugerencias",
  recent: "Búsquedas recientes",
  forget: "Borrar búsquedas recientes",
  kinds: {
    equipment: "Equipo",
    category: "Categoría",
    manufacturer: "Marca",
    model: "Modelo",
    commune: "Comuna",
    recent: "Reciente",
  },
  /** Announced by screen readers when the list changes. */
  count: (count: number) =>
    count === 1 ? "1 sugerencia. Usa las flechas." : `${count} sugerencias. Usa las flechas.`,
  none: "Sin sugerencias",
} as const
