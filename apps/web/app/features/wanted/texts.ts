import { countText } from "@wara/domain/listing/count-texts"
import { formatMoney } from "@wara/domain/money/money"
import { wantedDays } from "@wara/domain/wanted/wanted-ad"

export const wantedListTexts = {
  title: "Se busca",
  titleOf: (category: string, region: string) =>
    ["Se busca", category && `en ${category}`, region && `· ${region}`].filter(Boolean).join(" "),
  description:
    "Lo que compradores de todo Chile están buscando: si tienes el equipo, ofréceselo sin costo.",
  lead: "Esto buscan compradores de todo Chile. ¿Tienes uno? Ofrécelo: es gratis, y los mensajes pasan por nosotros.",
  publish: "Publicar lo que busco",
  category: "Categoría",
  anyCategory: "Todas",
  region: "Región",
  anyRegion: "Todo Chile",
  filter: "Filtrar",
  filters: "Filtros",
  clear: "Quitar filtros",
  count: (total: number) => (total === 1 ? "1 búsqueda" : `${countText(total)} búsquedas`),
  empty: "Nadie busca algo así por ahora.",
  emptyHint: "Publica lo que buscas: les avisamos a quienes lo venden.",
} as const

export const wantedCardTexts = {
  budget: (pesos: number) => `Hasta ${formatMoney(pesos, "CLP")}`,
  anyBudget: "Presupuesto a conversar",
  anyMaker: "Cualquier marca",
  until: (day: string) => `Hasta el ${day}`,
} as const

export const wantedDetailTexts = {
  label: "Se busca",
  back: "Todo lo que se busca",
  category: "Categoría",
  manufacturer: "Marca",
  years: "Año",
  anyYear: "Cualquiera",
  budget: "Presupuesto",
  place: "Dónde",
  until: "Vigente hasta",
  details: "Más detalles",
  haveOne: "Tengo uno",
  haveOneHint:
    "Escribe un mensaje, con tu anuncio o sin él. Quien busca lo recibe al momento; nadie ve tu correo ni el suyo.",
  similar: "Ver equipos así en venta",
  description: (name: string, place: string) =>
    `Se busca: ${name}. ${place}. ¿Tienes uno? Ofrécelo gratis.`,
  gone: "Esta búsqueda ya terminó",
  goneText:
    "Quien buscaba ya encontró, o se cumplieron sus días. Mira lo que otras personas buscan.",
} as const

export const publishWantedTexts = {
  title: "Publica lo que buscas",
  description: "Cuenta qué equipo buscas y les avisamos a quienes lo venden.",
  lead: `Es gratis y toma un minuto. Lo revisamos, queda visible ${wantedDays} días y les avisamos a quienes venden equipos así. Nadie ve quién eres: los mensajes pasan por nosotros.`,
  name: "¿Qué equipo buscas?",
  nameHint: "Por ejemplo: Excavadora de 20 toneladas",
  category: "Categoría",
  noCategory: "Elige una categoría",
  manufacturer: "Marca",
  manufacturerHint: "Déjala vacía si te sirve cualquiera.",
  yearMin: "Año desde",
  yearMax: "Año hasta",
  budget: "Presupuesto máximo, en pesos",
  budgetHint: "Sin IVA. Déjalo vacío si prefieres conversarlo.",
  commune: "¿Dónde lo necesitas?",
  everywhere: "Todo Chile",
  radius: "Distancia",
  radiusHint: "Cuenta solo si eliges una comuna.",
  text: "Más detalles",
  textHint: "Horas, estado, uso. Sin teléfonos, correos ni enlaces.",
  alert: "Avísame también a mí, una vez al día, cuando aparezca un equipo así donde lo necesito.",
  submit: "Enviar a revisión",
  sending: "Enviando…",
  failed: "No pudimos enviar tu búsqueda. Vuelve a intentarlo.",
} as const

export const ownWantedTexts = {
  title: "Lo que busco",
  lead: "Tus búsquedas publicadas. Cuando alguien tiene el equipo, te escribimos y la conversación queda en Mis consultas.",
  publish: "Publicar lo que busco",
  empty: "Todavía no publicas lo que buscas.",
  offers: (count: number) => (count === 1 ? "1 oferta" : `${countText(count)} ofertas`),
  noOffers: "Sin ofertas todavía",
  until: (day: string) => `Visible hasta el ${day}`,
  reason: (reason: string) => `Motivo: ${reason}`,
  alert: {
    planned: "Cuando se publique, también te avisamos por correo de los equipos así que aparezcan.",
    active: "Con alerta: te avisamos por correo cuando aparece un equipo así.",
    resting: "La alerta de esta búsqueda está en pausa.",
  },
  toAlerts: "Ver mis alertas",
  see: "Ver la búsqueda",
  toLeads: "Ver las ofertas",
  end: "Terminar",
  renew: `Renovar por ${wantedDays} días`,
  again: "Publicar otra vez",
} as const

/** Confirmations by the name in the address. */
export const wantedDoneTexts = {
  enviada: "Recibimos tu búsqueda. La revisamos y te escribimos cuando se publique.",
  terminada: "Terminaste la búsqueda: ya no se ve.",
  renovada: `Renovaste la búsqueda por ${wantedDays} días.`,
} as const

export const offerTexts = {
  titleFor: (name: string) => `Tengo uno: ${name}`,
  description: "Ofrece tu equipo a quien busca uno así.",
  ad: "¿Cuál de tus anuncios?",
  others: (count: number) => `Otros anuncios tuyos (${countText(count)})`,
  message: "Tu mensaje",
  suggested: "Hola, tengo este equipo. ¿Te sirve?",
  messageHint: "Cuenta lo que le sirve saber: horas, estado, dónde está.",
  submit: "Ofrecer",
  sending: "Enviando…",
  failed: "No pudimos enviar tu oferta. Vuelve a intentarlo.",
  own: "Esta búsqueda es tuya.",
  toOwn: "Ver lo que busco",
  adless: "Otro equipo, sin anuncio",
  adlessHint: "Solo con lo que escribas abajo",
  noAds:
    "No necesitas un anuncio para responder. Si publicas el equipo, quien busca ve además fotos, precio y ficha.",
  postAd: "Publicar mi equipo",
  allOffered: "Ya ofreciste todo lo que puedes a esta búsqueda.",
  offered: "ya lo ofreciste",
  sentTitle: "Enviamos tu oferta",
  sentText: "Quien busca recibió tu mensaje. Si responde, te escribimos.",
  toThread: "Ver la conversación",
  back: "Volver a la búsqueda",
  more: "Ver más búsquedas",
} as const
