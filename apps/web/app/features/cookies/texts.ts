import type { Consent } from "../../integrations/consent/consent-cookie.ts"

export const cookieTexts = {
  text: "Usamos cookies necesarias y, solo si tú quieres, algunas más.",
  necessaryOnly: "Solo usamos las cookies necesarias para que el sitio funcione.",
  more: "Más información",
  /** Visually hidden: the link's target, for screen readers and search engines. */
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

/** Plain-language description of each consent purpose. */
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
