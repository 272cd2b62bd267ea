/** Accessible names for elements that the library renders without text. */
export const themeTexts = { loading: "Cargando" }
