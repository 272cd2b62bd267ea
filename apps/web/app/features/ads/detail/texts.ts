import { endedPageDays } from "@wara/domain/ads/ad-term"
import { formatNumber } from "@wara/domain/money/money"

export const detailTexts = {
  seller: "Anunciante",
  logIn: "Inicia sesión para ver al anunciante",
  logInReason: "Es gratis: verás quién vende y cómo contactarlo.",
  professional: "Vendedor profesional",
  seeProfile: "Ver perfil y sus anuncios",
  askFor: (name: string) => `Contacto: ${name}`,
  whatsapp: "WhatsApp",
  whatsappSeller: "WhatsApp al vendedor",
  ask: "Consultar",
  askTitle: "Pregúntale al vendedor",
  published: "Publicado",
  left: "Vigencia",
  until: (day: string) => `Hasta el ${day}`,
  number: "Anuncio",
  memberSince: (month: string) => `Miembro desde ${month}`,
  place: "Ubicación",
  transportTitle: "Carga sobredimensionada",
  transport:
    "Por sus medidas o su peso, trasladarlo por caminos públicos puede requerir permiso de Vialidad (MOP). Se pide con al menos 5 días hábiles.",
  share: "Compartir",
  shareOtherwise: "Más",
  shareByEmail: "Correo",
  copyLink: "Copiar enlace",
  copied: "Enlace copiado",
  notCopied: "No pudimos copiar el enlace. Cópialo desde la barra de direcciones.",
  save: "Guardar",
  print: "Imprimir ficha",
  printed: "El anuncio completo, en línea:",
  ended: "Este anuncio terminó",
  endedAdvice: "El equipo ya no está publicado. Estos se le parecen y sí están disponibles.",
  endedSince: "Terminó el",
} as const

/** Texts of error pages, which the server writes: browsers do not load them with the ad. */
export const missingAdTexts = {
  notFound: "No encontramos este anuncio",
  notFoundText: "Puede que haya terminado, o que la dirección esté mal escrita.",
  gone: `Este anuncio terminó hace más de ${endedPageDays} días`,
  goneText: "Su ficha ya no está, pero hay otros equipos parecidos.",
} as const

/** "N.º 1302": the number by which users refer to an ad. */
export function adNumber(number: number): string {
  return `N.º\u00a0${number}`
}

/** "Queda 1 día", "Quedan 4 días". */
export function daysLeft(days: number): string {
  return days === 1 ? "Queda 1 día" : `Quedan ${formatNumber(days, 0)} días`
}

/** An ad's title for search engines. */
export function nameInPlace(name: string, place: string): string {
  return `${name} en ${place}`
}

/** Label of the link to a list of ads in this place or category. */
export function moreFrom(name: string): string {
  return `Más en ${name}`
}

export const relatedTexts = {
  loading: "Cargando anuncios…",
  title: "Anuncios relacionados",
  empty: "No se encontraron anuncios relacionados",
  error: "No pudimos cargar los anuncios relacionados.",
  retry: "Volver a intentar",
} as const
