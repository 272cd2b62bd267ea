export const relatedTexts = {
  title: "Anuncios relacionados",
  empty: "No se encontraron anuncios relacionados",
  error: "No pudimos cargar los anuncios relacionados.",
  retry: "Volver a intentar",
} as const
