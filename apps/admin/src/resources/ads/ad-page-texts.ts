export const adPageTexts = {
  seeOnSite: "Ver en el sitio",
  ban: "Bloquear anuncio",
  onlyNamed: "Sin borradores sin nombre",
  nameless: "Sin nombre todavía",
  returnToReview: "Volver a revisión",
  returnLead: (days: number) =>
    `El anuncio deja de verse hasta que lo decidan otra vez. El vendedor recibe un correo y conserva su crédito y los días que le quedan (${days}).`,
  returnNotes: "Mensaje para el vendedor (opcional)",
  returned: "El anuncio volvió a revisión",
  banned: "Anuncio bloqueado",
  reviews: "Envíos a revisión",
  noReviews: "Nunca se envió a revisión.",
  noReviewsStored: "Se envió a revisión, pero no hay registro de sus envíos.",
  movements: "Créditos usados",
  noMovements: "Todavía no usa créditos.",
  openReview: "Abrir",
  decidedBy: "Decidió",
}
