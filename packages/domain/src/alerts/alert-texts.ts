import { formatMoney } from "../money/money.ts"
import type { AlertFrequency, AlertKind, AlertState } from "./alert.ts"

/**
 * The sentence that people accept with the button of an alert; its hash is stored with the alert.
 * A change of the text needs a new version.
 */
export const alertConsent = {
  version: "2026-11-26",
  text: "Acepto recibir por correo los avisos de esta búsqueda. Puedo detenerlos en cualquier momento con el enlace de cada correo; mi dirección se usa solo para eso.",
} as const

/** Alerts in words, shared by pages and mails. */
export const alertTexts = {
  notNow: "Esta alerta ya no permite ese cambio.",
  searchRequired: "Elige qué buscar: un texto, una categoría u otro filtro.",
  searchContact: "La búsqueda no puede tener enlaces, correos ni teléfonos.",
  kindsRequired: "Elige al menos un tipo de aviso.",
  tooMany: (limit: number) =>
    `Ya tienes ${limit} alertas con este correo. Detén alguna para crear otra.`,
  sameSearch: "Ya tienes otra alerta con la misma búsqueda.",
  kinds: {
    new: "Aparece un equipo",
    price_drop: "Baja de precio",
    back: "Vuelve a publicarse",
  } satisfies Record<AlertKind, string>,
  /** Why an ad is in a mail. */
  reasons: {
    new: "Nuevo",
    price_drop: "Bajó de precio",
    back: "Volvió a publicarse",
  } satisfies Record<AlertKind, string>,
  frequencies: {
    instant: "Al momento",
    daily: "Un resumen al día",
    weekly: "Un resumen a la semana",
  } satisfies Record<AlertFrequency, string>,
  states: {
    pending: "Por confirmar",
    active: "Activa",
    paused: "En pausa",
    asleep: "Dormida",
    stopped: "Detenida",
  } satisfies Record<AlertState, string>,
} as const

function range(min: number | null, max: number | null, format: (value: number) => string): string {
  if (min === null) return max === null ? "" : `hasta ${format(max)}`
  return max === null ? `desde ${format(min)}` : `de ${format(min)} a ${format(max)}`
}

/** Parts of a search in words; empty for what it does not limit. */
export const alertRanges = {
  quoted: (text: string) => `«${text}»`,
  price: (min: number | null, max: number | null) =>
    range(min, max, (pesos) => formatMoney(pesos, "CLP")),
  years: (min: number | null, max: number | null) => range(min, max, String),
  year: (min: number | null, max: number | null) => {
    const years = range(min, max, String)
    return years === "" ? "" : `año ${years}`
  },
  dropped: "bajó de precio",
} as const
