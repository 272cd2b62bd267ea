import { formatMoney } from "@wara/domain/money/money"

export const summaryTexts = {
  title: "Revisa tu anuncio",
  lead: "Así lo verán los compradores. Puedes cambiar lo que quieras antes de enviarlo.",
  page: "Así se verá tu anuncio",
  edit: "Editar",
  unpaidTitle: "Volviste sin pagar.",
  unpaidText:
    "No se hizo ningún cargo y tu anuncio sigue guardado: puedes pagarlo cuando quieras con el botón de abajo.",
  missingTitle: "Falta poco",
  missingText: "Completa esto y podrás enviarlo:",
  private: "Solo para quienes inician sesión",
  never: "Nunca se muestra",
  noValue: "Sin datos",
  send: "Enviar a revisión",
  sendPaid: (total: number) => `Pagar ${formatMoney(total, "CLP")} y enviar`,
  sending: "Enviando…",
  opening: "Abriendo Webpay…",
  after: "Lo revisamos antes de publicarlo y te avisamos por correo.",
  saveContact: "Guardar en mi perfil",
  saveContactHint: (phone: string, place: string) =>
    `${[phone, place].filter(Boolean).join(", ")}. Así no los escribes de nuevo en tu próximo anuncio.`,
  days: (days: number) => `Estará publicado ${days} días desde que lo aprobemos.`,
  incomplete: "Completa lo que falta para enviarlo.",
  unconfirmed: "Confirma tu correo para poder enviarlo.",
  offline: "No hay conexión. Tu anuncio está guardado: vuelve a intentarlo cuando la tengas.",
  failedTitle: "No pudimos enviar tu anuncio",
  failedText:
    "No se usó ningún crédito ni se hizo ningún cargo, y todo lo que escribiste sigue aquí.",
  adStored: "Tu anuncio sigue guardado en tus borradores.",
  backToSummary: "Volver al resumen",
} as const

export const thanksTexts = {
  title: "Anuncio enviado",
  lead: "Tu anuncio está en revisión.",
  reviewTime: (hours: number) =>
    `Normalmente lo revisamos en ${hours === 1 ? "una hora" : `menos de ${hours} horas`}. Si falta algo, también te escribimos.`,
  reviewLater: "Si falta algo, también te escribimos.",
  another: "Publicar otro",
  unsentTitle: "Recibimos tu pago, pero el anuncio no se envió",
  unsentText:
    "Los créditos están en tu cuenta y el anuncio sigue guardado. Revísalo y envíalo: no tienes que pagar de nuevo.",
  unsentButton: "Revisar y enviar",
} as const
