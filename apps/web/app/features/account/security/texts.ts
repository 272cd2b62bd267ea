import { type ConsentKind, deletionDays, resetHours } from "@wara/domain/accounts/account"
import { logInRecordDays } from "@wara/domain/accounts/log-in-record"

export const emailChangeTexts = {
  title: "Cambiar correo",
  lead: "El correo con que entras y al que te escribimos.",
  openTitle: "Corregir correo",
  openLead: "¿Lo escribiste mal? Corrígelo y te enviamos el enlace de confirmación al correcto.",
  now: "Tu correo actual",
  email: "Correo nuevo",
  password: "Tu contraseña",
  submit: "Cambiar correo",
  sending: "Cambiando…",
  pendingTitle: "Revisa tu correo nuevo",
  pending: (email: string) =>
    `Enviamos un enlace a ${email}: el cambio se hace cuando lo confirmes. Hasta entonces tu correo sigue siendo el de siempre, que también recibió un aviso.`,
  corrected: (email: string) =>
    `Enviamos un enlace a ${email}: cuando lo confirmes, será el correo de tu cuenta. Hasta entonces entras con el de antes.`,
  again: "Enviar de nuevo",
  sendingAgain: "Enviando…",
  sentAgain: (email: string) =>
    `Enviamos otro enlace a ${email}: vale solo el último. Si no aparece en unos minutos, mira en la carpeta de correo no deseado.`,
  nothingWaits: "Ya no hay un cambio que espere. Mira cuál es tu correo actual.",
  presentIsRight: "¿Este era el correcto?",
  confirmPresent: "Enviar el enlace aquí",
  noPassword:
    "Tu cuenta entra con Google o Facebook y aún no tiene contraseña. Para cambiar el correo, primero crea una.",
  createPassword: "Crear contraseña",
} as const

export const emailLinkTexts = {
  confirm: {
    title: "Confirma tu nuevo correo",
    lead: "Desde ahora entrarás con este correo, y a él te escribiremos.",
    submit: "Confirmar este correo",
    doneTitle: "Tu correo cambió",
    doneText: "Listo: tu cuenta usa el correo nuevo.",
    disown:
      "Si esta cuenta no es tuya, no escribas nada: alguien quiso usar tu correo. Con este botón no lo usará.",
    cancelledTitle: "No usaremos tu correo",
    cancelledText: "Detuvimos el cambio: esa cuenta sigue con su correo de antes.",
  },
  stop: {
    title: "Detener el cambio de correo",
    lead: "Si no fuiste tú, detén el cambio. Si ya se hizo, tu correo vuelve, se cierran las sesiones y te enviamos un enlace para elegir otra contraseña.",
    submit: "Detener el cambio",
    doneTitle: "Detuvimos el cambio",
    doneText:
      "Tu cuenta sigue con el correo de siempre. Si el cambio ya se había hecho, revisa tu correo: te enviamos un enlace para elegir otra contraseña.",
  },
  sending: "Un momento…",
  expiredTitle: "Este enlace ya no funciona",
  expiredText: "Se usó, venció o el cambio se detuvo. Puedes pedirlo de nuevo desde tu cuenta.",
  toAccount: "Ir a mi cuenta",
} as const

export const passwordTexts = {
  title: "Cambiar contraseña",
  lead: "Al cambiarla se cierran tus otras sesiones; esta sigue abierta.",
  panel: "Tu contraseña",
  current: "Contraseña actual",
  next: "Contraseña nueva",
  repeat: "Repite la contraseña nueva",
  save: "Cambiar contraseña",
  saving: "Cambiando…",
  noneTitle: "Tu cuenta todavía no tiene contraseña",
  noneText: (names: string) =>
    `Entras con ${names}. Si también quieres entrar con tu correo, te enviamos un enlace para elegir una contraseña.`,
  nonePlain: "Te enviamos un enlace para elegir una contraseña.",
  noneSteps: `El enlace funciona una vez y vence en ${resetHours === 1 ? "1 hora" : `${resetHours} horas`}. Ábrelo con tu sesión cerrada.`,
  send: "Enviarme el enlace",
  sending: "Enviando…",
  sent: (email: string) =>
    `Enviamos el enlace a ${email}. Cierra sesión antes de abrirlo. Si no aparece en unos minutos, mira en la carpeta de correo no deseado.`,
  logOut: "Cerrar sesión",
} as const

export const providerNames = { google: "Google", facebook: "Facebook" } as const

export const sessionTexts = {
  title: "Sesiones",
  lead: "Dónde está abierta tu cuenta. Si algo no te suena, ciérralo y cambia tu contraseña.",
  panel: "Sesiones abiertas",
  current: "Esta sesión",
  since: (day: string) => `Abierta el ${day}`,
  lastUsed: (moment: string) => `Último uso: ${moment}`,
  unknownDevice: "Dispositivo sin identificar",
  close: "Cerrar",
  closeOf: (device: string) => `la sesión de ${device}`,
  closing: "Cerrando…",
  closeOthers: "Cerrar las demás sesiones",
  onlyThis: "No hay otras sesiones abiertas.",
  changePassword: "Cambiar contraseña",
} as const

export const activityTexts = {
  title: "Actividad",
  lead: `Los ingresos a tu cuenta, también los que fallaron. Los guardamos ${logInRecordDays} días.`,
  none: "Todavía no hay ingresos registrados.",
  panel: "en el panel",
} as const

export const sessionDoneTexts = {
  cerrada: "Cerramos esa sesión.",
  cerradas: "Cerramos las demás sesiones. Solo queda esta.",
}

export const privacyTexts = {
  title: "Privacidad y datos",
  lead: "Tus datos son tuyos: míralos, corrígelos, llévatelos, bloquéalos o elimina tu cuenta.",
  policy: "Leer la política de privacidad",
  mailsTitle: "Correos y consentimientos",
  mailsText:
    "Te escribimos sobre tu cuenta, tus anuncios, tus compras, y lo que guardas o pides: consultas, alertas y búsquedas. No enviamos publicidad ni boletines.",
  mailsLink: "Elegir qué avisos recibes",
  history: "Historial de consentimientos",
  noHistory: "Todavía no hay nada en tu historial.",
  granted: "Aceptado",
  withdrawn: "Retirado",
  version: (version: string) => `Texto del ${version}`,
  hash: (start: string) => `huella ${start}`,
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
  alerts: "Alertas por correo",
}

export const privacyDoneTexts = {
  conservada: "Tu cuenta se queda. Nada cambió.",
  pedida: "Recibimos tu solicitud. Te enviamos un correo con la fecha y cómo deshacerlo.",
  bloqueados: "Bloqueamos tus datos. Te enviamos un correo para confirmarlo.",
  desbloqueados: "Quitamos el bloqueo: tu cuenta vuelve a funcionar como siempre.",
  enviada: "Recibimos tu solicitud. Te enviamos un correo con los plazos.",
  retirada: "Retiramos tu solicitud.",
}
