/** Words of the related ads (spec §2). */
export const relatedTexts = {
  title: "Anuncios relacionados",
  empty: "No se encontraron anuncios relacionados",
  error: "No pudimos cargar los anuncios relacionados.",
  retry: "Volver a intentar",
} as const
