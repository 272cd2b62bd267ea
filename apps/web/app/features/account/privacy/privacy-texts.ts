import { deletionDays } from "@wara/domain/accounts/account-limits"
import type { ConsentKind } from "@wara/domain/accounts/consent"

export const privacyTexts = {
  title: "Privacidad y datos",
  lead: "Tus datos son tuyos: llévatelos, decide qué te enviamos o elimina tu cuenta.",
  policy: "Leer la política de privacidad",
  exportTitle: "Descargar mis datos",
  exportText:
    "Un archivo con todo lo que guardamos de ti: perfil, anuncios, créditos, sesiones y consentimientos. Está en JSON, un formato que cualquier programa puede leer.",
  exportButton: "Descargar mis datos",
  newsTitle: "Correos con novedades",
  newsOn:
    "Te escribimos de vez en cuando con novedades. Los correos sobre tus anuncios y compras llegan siempre.",
  newsOff: "No te enviamos novedades. Los correos sobre tus anuncios y compras llegan siempre.",
  newsSwitch: "Recibir novedades por correo",
  history: "Historial de consentimientos",
  noHistory: "Todavía no hay nada en tu historial.",
  granted: "Aceptado",
  withdrawn: "Retirado",
  version: (version: string) => `Texto del ${version}`,
  deleteTitle: "Eliminar mi cuenta",
  deletePoints: [
    `Tu cuenta se elimina en ${deletionDays} días. Hasta entonces puedes arrepentirte con un clic.`,
    "Ese día se borran tu perfil, tus fotos, tus sesiones y tus datos de contacto, y tus anuncios dejan de verse.",
    "Tus créditos sin usar se pierden.",
    "Conservamos, sin usarlos para nada más, los registros de compras que la ley nos obliga a guardar.",
  ],
  password: "Tu contraseña",
  passwordLead: "Escribe tu contraseña para confirmar que eres tú.",
  email: "Tu correo",
  emailLead: (email: string) => `Para confirmar, escribe tu correo: ${email}`,
  deleteButton: "Eliminar mi cuenta",
  deleting: "Un momento…",
  due: (day: string) => `Pediste eliminar tu cuenta: se eliminará el ${day}.`,
  team: "Las cuentas del equipo no se eliminan aquí. Pídeselo a un operador.",
} as const

export const consentTexts: Record<ConsentKind, string> = {
  terms: "Términos y condiciones",
  privacy: "Política de privacidad",
  adulthood: "Mayoría de edad",
  news: "Novedades por correo",
}

export const privacyDoneTexts = {
  conservada: "Tu cuenta se queda. Nada cambió.",
  pedida: "Recibimos tu solicitud. Te enviamos un correo con la fecha y cómo deshacerlo.",
  novedades: "Desde ahora te enviaremos novedades.",
  "sin-novedades": "Ya no te enviaremos novedades.",
}
