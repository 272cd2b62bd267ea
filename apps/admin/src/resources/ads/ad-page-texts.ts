/** Pages of ads. */
export const adPageTexts = {
  seeOnSite: "Ver en el sitio",
  ban: "Bloquear anuncio",
  banned: "Anuncio bloqueado",
  reviews: "Envíos a revisión",
  noReviews: "Nunca se envió a revisión.",
  movements: "Créditos usados",
  noMovements: "Todavía no usa créditos.",
  openReview: "Abrir",
  decidedBy: "Decidió",
}
