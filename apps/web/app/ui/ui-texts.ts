/** Words of the generic components. */
export const uiTexts = {
  pages: "Páginas",
  previous: "Anterior",
  next: "Siguiente",
  notifications: "Avisos",
  loading: "Cargando la página",
} as const
