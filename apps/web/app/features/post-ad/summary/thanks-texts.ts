export const thanksTexts = {
  title: "Anuncio enviado",
  lead: "Tu anuncio está en revisión.",
  reviewTime: (hours: number) =>
    `Normalmente lo revisamos en ${hours === 1 ? "una hora" : `menos de ${hours} horas`}. Te avisamos por correo apenas esté publicado o si falta algo.`,
  reviewLater: "Te avisamos por correo apenas esté publicado o si falta algo.",
  another: "Publicar otro",
  unsentTitle: "Recibimos tu pago, pero el anuncio no se envió",
  unsentText:
    "Los créditos están en tu cuenta y el anuncio sigue guardado. Revísalo y envíalo: no tienes que pagar de nuevo.",
  unsentButton: "Revisar y enviar",
} as const
