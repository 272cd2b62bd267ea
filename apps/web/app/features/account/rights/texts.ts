import { blockWorkingDays, goalWorkingDays, limitDays } from "@wara/domain/privacy/rights-clock"

export const ownRightsTexts = {
  title: "Tus derechos",
  lead: "Son gratis. Lo que puedes hacer aquí se hace al tiro; lo demás lo responde nuestro equipo.",
  report: "Ver mi informe",
  correct: "Corregir mi perfil",
  ask: "Escribir la solicitud",
  erase: "Eliminar mi cuenta",
  download: "Descargar mis datos",
  block: "Bloquear mis datos",
  unblock: "Quitar el bloqueo",
  working: "Un momento…",
  blockedTitle: (day: string) => `Tus datos están bloqueados desde el ${day}`,
  blockedText:
    "Tu perfil y tus anuncios no se ven, nadie recibe tu contacto y no puedes publicar. Los días de tus anuncios siguen corriendo.",
  blockHint: "Oculta tu perfil y tus anuncios hasta que lo quites.",
  formTitle: "Pedir algo al equipo",
  formLead: `Respondemos en ${goalWorkingDays} días hábiles y, en todo caso, dentro de los ${limitDays} días corridos que fija la ley; un bloqueo temporal, en ${blockWorkingDays} días hábiles.`,
  submit: "Enviar solicitud",
  sending: "Enviando…",
  listTitle: "Tus solicitudes",
  sent: (day: string) => `Enviada el ${day}`,
  due: (goal: string, limit: string) =>
    goal === limit ? `Plazo legal: ${limit}.` : `Nuestra meta: ${goal}. Plazo legal: ${limit}.`,
  extension: (reason: string) => `Motivo de la prórroga: ${reason}`,
  answer: "Respuesta",
  withdraw: "Retirar",
  withdrawOf: (right: string) => `la solicitud de ${right.toLowerCase()}`,
} as const

export const accessReportTexts = {
  title: "Informe de acceso",
  lead: "Qué datos tuyos tratamos, de dónde vienen, para qué, quién los recibe y por cuánto tiempo.",
  description: "Qué datos tuyos tratamos y para qué.",
  made: (moment: string) => `Hecho el ${moment}.`,
  details: "El detalle, dato por dato, está en el archivo:",
  records: (count: number) => (count === 1 ? "1 registro" : `${count} registros`),
  contents: "Qué es",
  origin: "De dónde viene",
  purpose: "Para qué",
  basis: "Base legal",
  recipients: "Quién lo recibe",
  retention: "Hasta cuándo",
  back: "Volver a privacidad y datos",
} as const
