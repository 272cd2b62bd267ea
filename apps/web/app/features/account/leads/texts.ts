import type { LeadTab } from "@wara/domain/leads/lead-lifecycle"
import { countText } from "@wara/domain/listing/count-texts"

export const inboxTexts = {
  title: "Consultas",
  lead: "Lo que te preguntan por tus anuncios. Responder pronto vende: tu tiempo de respuesta se ve en el anuncio.",
  tabs: "Consultas por estado",
  byAd: "Anuncio",
  allAds: "Todos los anuncios",
  filter: "Filtrar",
  file: "Descargar (CSV)",
  templates: "Respuestas guardadas",
  none: "Todavía no te han consultado por tus anuncios.",
  noneHere: "No hay consultas aquí.",
  unread: "Mensaje nuevo",
  risky: "Con advertencia",
  from: (name: string, ad: string) => `${name} · ${ad}`,
} as const

export const ownLeadsTexts = {
  title: "Mis consultas",
  lead: "Lo que preguntaste a vendedores, lo que te ofrecieron por tus búsquedas, y en qué está. También lo que preguntaste con tu correo antes de tener cuenta.",
  none: "Todavía no has consultado por ningún equipo.",
  toAds: "Ver anuncios",
  waits: "Falta tu confirmación",
} as const

export const tabTexts: Record<LeadTab | "all", string> = {
  new: "Nuevas",
  open: "En curso",
  closed: "Cerradas",
  all: "Todas",
}

export const threadTexts = {
  title: (ad: string) => `Consulta por «${ad}»`,
  heading: { buyer: "Conversación con el vendedor", seller: "Conversación con el comprador" },
  description: "La conversación con el vendedor o el comprador, sin crear una cuenta.",
  back: "Volver a las consultas",
  seeAd: "Ver el anuncio",
  adEnded: "El anuncio ya no está publicado.",
  you: "Tú",
  buyer: "Comprador",
  seller: "Vendedor",
  house: "Aviso del sitio",
  person: "Quién pregunta",
  name: "Nombre",
  company: "Empresa",
  phone: "Teléfono",
  messages: "Mensajes",
  reply: "Tu respuesta",
  replyAsBuyer: "Tu mensaje",
  send: "Enviar",
  sending: "Enviando…",
  template: "Usar una respuesta guardada",
  note: "Tu nota",
  noteHint: "Solo tú la ves.",
  saveNote: "Guardar nota",
  state: "Estado",
  steps: "¿En qué quedó?",
  unavailable: "No disponible",
  sold: "Vendí el equipo",
  block: "Bloquear a quien escribe",
  unblock: "Desbloquear",
  blockHint: "Sus consultas dejan de llegarte. No se entera.",
  blockSeller: "Bloquear a este vendedor",
  blockSellerHint: "No puede escribirte más, ni aquí ni en tus búsquedas.",
  adless: "Respuesta a una búsqueda, sin anuncio.",
  waits:
    "Tu consulta todavía no llega al vendedor, porque trae un enlace o habla de pagos. Revisa que sea tuya y envíala.",
  confirm: "Confirmar y enviar",
  closed: "Esta conversación está cerrada.",
  working: "Un momento…",
  goneTitle: "Este enlace ya no sirve",
  goneText:
    "Los enlaces de las consultas duran 60 días. Usa el del correo más reciente; si tienes cuenta, la conversación sigue ahí. También puedes volver a preguntar desde el anuncio.",
  goToAccount: "Ir a mis consultas",
  goToAds: "Buscar equipos",
  throughUs: "Los mensajes pasan por el sitio: nadie ve tu correo.",
} as const

/** What a button of an e-mail offers on its page, before anything happens. */
export const offerTexts = {
  "not-available": {
    title: "¿Ya no está disponible?",
    text: "Le avisamos a quien preguntó y cerramos la consulta.",
    button: "Sí, ya no está disponible",
  },
  spam: {
    title: "¿Es spam?",
    text: "La consulta pasa a Spam y quien escribió ya no puede seguir la conversación.",
    button: "Sí, es spam",
  },
  sold: {
    title: "¿Vendiste el equipo?",
    text: "El anuncio deja de mostrarse y avisamos a los que preguntaron, con otros equipos parecidos. Puedes deshacerlo en «Mis anuncios».",
    button: "Sí, lo vendí",
  },
  confirm: {
    title: "Confirma tu consulta",
    text: threadTexts.waits,
    button: threadTexts.confirm,
  },
} as const

export const leadDoneTexts = {
  enviado: "Mensaje enviado.",
  guardado: "Guardado.",
  movida: "Listo, cambiamos el estado.",
  confirmada: "Enviamos tu consulta al vendedor.",
  "no-disponible": "Le avisamos que ya no está disponible.",
  spam: "La marcamos como spam.",
  vendido: "Marcamos el equipo como vendido.",
  bloqueado: "Bloqueado: sus mensajes ya no te llegan.",
  desbloqueado: "Desbloqueado.",
} as const

export const templateTexts = {
  title: "Respuestas guardadas",
  lead: "Hasta 10 respuestas que usas seguido. Aparecen al responder una consulta.",
  name: "Nombre",
  text: "Respuesta",
  save: "Guardar respuestas",
  saving: "Guardando…",
  one: (place: number) => `Respuesta ${place}`,
  empty: "Deja vacías las que no uses.",
} as const

export const countLabel = (count: number): string => countText(count)
