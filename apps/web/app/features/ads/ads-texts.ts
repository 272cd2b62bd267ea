/** Words that several parts of the ads share. */
export const adsTexts = {
  home: "Inicio",
  ads: "Anuncios",
  breadcrumbs: "Ruta de la página",
} as const
