import type { MailList, OptionalMail } from "@wara/domain/accounts/optional-mails"

export const mailSwitchTexts = {
  title: "Avisos por correo",
  description: "Elige qué avisos te llegan por correo.",
  lead: "Elige qué te contamos de los equipos que guardas, de los que publicas y de lo que otras personas buscan.",
  save: "Guardar cambios",
  saving: "Guardando…",
  none: "No quiero ninguno",
  always:
    "Los demás correos de tus anuncios, consultas, compras y de la seguridad de tu cuenta llegan siempre.",
  goneTitle: "Este enlace ya no sirve",
  goneText: "Los enlaces de nuestros correos vencen. Elige tus avisos en tu cuenta.",
  goToAccount: "Elegir en mi cuenta",
} as const

/** Name of each list of mails, and what its mails have in common. */
export const mailListTexts: Record<MailList, { name: string; text: string }> = {
  saved: {
    name: "Equipos que guardé",
    text: "Si hay varias novedades, van en un solo correo, a lo más una vez al día.",
  },
  seller: { name: "Equipos que publiqué", text: "Solo mientras tengas un anuncio publicado." },
  wanted: { name: "Se busca", text: "A lo más un correo al día, y cada búsqueda una sola vez." },
}

export const mailSwitchNames: Record<OptionalMail, { name: string; text: string }> = {
  saved_drop: { name: "Bajó de precio", text: "Cuando baja al menos un 3 %." },
  saved_ending: { name: "Termina pronto", text: "Dos días antes de que termine el anuncio." },
  saved_ended: {
    name: "Se vendió o terminó",
    text: "Con equipos parecidos que siguen publicados.",
  },
  weekly_figures: {
    name: "Números de la semana",
    text: "Los lunes a las 8: cuánto se vieron tus anuncios y cuántos te contactaron.",
  },
  ad_ideas: {
    name: "7 días sin consultas",
    text: "Tres ideas para un anuncio por el que nadie pregunta, una vez por publicación.",
  },
  wanted_matches: {
    name: "Buscan lo que vendes",
    text: "Cuando alguien publica en Se busca un equipo como los tuyos.",
  },
}

/** Confirmations by the name in the address. */
export const mailSwitchDoneTexts = {
  guardado: "Guardamos tus avisos.",
  ninguno: "Listo: no te enviaremos ninguno de estos avisos.",
} as const
