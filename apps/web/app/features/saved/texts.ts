import { formatNumber } from "@wara/domain/money/money"

export const savedTexts = {
  title: "Guardados",
  description: "Los equipos que guardaste, con su precio de entonces y el de hoy.",
  leadVisitor:
    "Se guardan en este navegador. Si inicias sesión, pasan a tu cuenta y los ves en todos tus dispositivos.",
  leadUser:
    "Los ves en todos tus dispositivos. El vendedor sabe cuántas personas guardaron su anuncio, no quiénes.",
  logIn: "Iniciar sesión",
  empty: "Todavía no guardas equipos",
  emptyLead:
    "Toca el corazón de un anuncio para volver a encontrarlo aquí y ver si su precio cambia.",
  search: "Buscar equipos",
  withoutScript: "Sin JavaScript, los guardados necesitan una cuenta: inicia sesión para verlos.",
  failed: "No pudimos cargar tus guardados.",
  retry: "Volver a intentar",
  more: "Ver más guardados",
  loading: "Cargando tus guardados…",
  ended: "Terminó",
  gone: "Este anuncio ya no existe.",
  similar: "Ver parecidos",
  remove: "Quitar",
  removeFrom: (name: string) => `Quitar ${name} de tus guardados`,
  note: "Nota",
  noteOf: (name: string) => `Nota sobre ${name}`,
  noteHint: "Solo la ves tú.",
  saveNote: "Guardar nota",
  savedFor: (price: string, day: string) => `Guardado a ${price} el ${day}`,
  fell: (amount: string, percent: number) => `Bajó ${amount} (${formatNumber(percent, 0)}\u00a0%)`,
  rose: (amount: string) => `Subió ${amount}`,
  same: "Mantiene su precio",
  daysLeft: (days: number) => (days === 1 ? "Queda 1 día" : `Quedan ${days} días`),
  count: (count: number) => (count === 1 ? "1 equipo" : `${formatNumber(count, 0)} equipos`),
} as const

/** Confirmations of the page's forms, by the word in its address. */
export const savedDoneTexts = {
  nota: "Nota guardada.",
  quitado: "Lo quitamos de tus guardados.",
  guardado: "Lo agregamos a tus guardados.",
} as const
