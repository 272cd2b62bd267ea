import type { Consent } from "../../integrations/consent/consent-cookie.ts"

/** Words of the cookie notice (spec §2). */
export const cookieTexts = {
  text: "Usamos cookies necesarias y, solo si tú quieres, algunas más.",
  necessaryOnly: "Solo usamos las cookies necesarias para que el sitio funcione.",
  more: "Más información",
  /** Unseen: of a link, who hears it alone, or a search engine, learns where it leads. */
  ofWhat: "sobre las cookies",
  accept: "Aceptar",
  refuse: "Rechazar",
  choose: "Elegir",
  save: "Guardar elección",
  choices: "Qué permites",
  close: "Cerrar",
  preferences: "Preferencias de cookies",
  saved: "Guardamos tu elección.",
} as const

/** What each part of the consent means, in plain words. */
export const partTexts: Record<keyof Consent, { title: string; text: string }> = {
  measurement: {
    title: "Medición",
    text: "Contar visitas y saber qué páginas sirven, sin saber quién eres.",
  },
  ads: {
    title: "Publicidad",
    text: "Saber si nuestros avisos en otros sitios te trajeron aquí.",
  },
  recording: {
    title: "Grabación de la visita",
    text: "Ver cómo se usa el sitio para mejorarlo. Lo que escribes queda tapado.",
  },
  protection: {
    title: "Protección contra robots",
    text: "Un servicio externo comprueba que los formularios los envía una persona.",
  },
}
