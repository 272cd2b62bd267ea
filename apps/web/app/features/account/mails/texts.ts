import type { OptionalMail } from "@wara/domain/accounts/optional-mails"

export const mailSwitchTexts = {
  title: "Avisos por correo",
  description: "Elige qué avisos de tus equipos guardados te llegan por correo.",
  lead: "Elige qué te contamos de los equipos que guardas. Si hay varias novedades, van en un solo correo, a lo más una vez al día.",
  saved: "Equipos que guardé",
  save: "Guardar cambios",
  saving: "Guardando…",
  none: "No quiero ninguno",
  always:
    "Los correos de tus anuncios, consultas, compras y de la seguridad de tu cuenta llegan siempre.",
  goneTitle: "Este enlace ya no sirve",
  goneText: "Los enlaces de nuestros correos vencen. Elige tus avisos en tu cuenta.",
  goToAccount: "Elegir en mi cuenta",
} as const

export const mailSwitchNames: Record<OptionalMail, { name: string; text: string }> = {
  saved_drop: { name: "Bajó de precio", text: "Cuando baja al menos un 3 %." },
  saved_ending: { name: "Termina pronto", text: "Dos días antes de que termine el anuncio." },
  saved_ended: {
    name: "Se vendió o terminó",
    text: "Con equipos parecidos que siguen publicados.",
  },
}

/** Confirmations by the name in the address. */
export const mailSwitchDoneTexts = {
  guardado: "Guardamos tus avisos.",
  ninguno: "Listo: no te escribiremos sobre tus equipos guardados.",
} as const
