/** Words of the page after an ad was sent, beside its message. */
export const thanksTexts = {
  title: "Anuncio enviado",
  lead: "Tu anuncio está en revisión.",
} as const
