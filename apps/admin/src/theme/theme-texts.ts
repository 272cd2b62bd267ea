/** What the library draws without saying it. */
export const themeTexts = { loading: "Cargando" }
