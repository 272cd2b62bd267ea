export const adsTexts = {
  home: "Inicio",
  ads: "Anuncios",
  breadcrumbs: "Ruta de la página",
} as const
