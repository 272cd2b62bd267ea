import type { AlertState } from "@wara/domain/alerts/alert"

export const newAlertTexts = {
  title: "Avísame cuando aparezca",
  description: "Recibe un correo cuando se publique el equipo que buscas, sin crear una cuenta.",
  lead: "Te escribimos cuando se publique un equipo que muestre esta búsqueda. No necesitas una cuenta.",
  searchLabel: "Tu búsqueda",
  noSearchTitle: "¿Qué buscas?",
  noSearchText: "Busca un equipo o elige filtros, y pide la alerta desde los resultados.",
  toAds: "Ver equipos",
  email: "Tu correo",
  kinds: "Avísame cuando",
  frequency: "Cada cuánto",
  frequencyHint: {
    instant: "A los pocos minutos, entre 8:00 y 21:30",
    daily: "Cada mañana, si hay algo",
    weekly: "Los lunes, si hay algo",
  },
  submit: "Crear la alerta",
  sending: "Un momento…",
  failed: "No pudimos crear la alerta. Inténtalo de nuevo en unos minutos.",
  trap: "No llenes este campo",
  sentTitle: "Revisa tu correo",
  sentText:
    "Te enviamos un enlace para confirmar. La alerta empieza cuando lo abres y presionas el botón.",
  sentHint: "¿No llega? Mira en correo no deseado, o pide la alerta otra vez en diez minutos.",
  activeTitle: "Tu alerta está activa",
  activeText: "Te escribimos al correo de tu cuenta cuando aparezca algo.",
  toOwn: "Ver mis alertas",
  back: "Volver a la búsqueda",
} as const

export const alertViewTexts = {
  title: "Tu alerta",
  description: "Cambia, pausa o detén tu alerta.",
  goneTitle: "Este enlace ya no sirve",
  goneText:
    "Venció, o la alerta ya no existe. Si todavía te llegan avisos, usa el enlace del más reciente.",
  goToAds: "Buscar equipos",
  address: "Se envía a",
  state: "Estado",
  kinds: "Avisa cuando",
  frequency: "Cada cuánto",
  since: "Pedida el",
  seeSearch: "Ver la búsqueda",
  confirmTitle: "Falta un paso",
  confirmText: "La alerta empieza cuando la confirmas.",
  confirm: "Confirmar la alerta",
  stopTitle: "¿Detener esta alerta?",
  stopText: "No te escribiremos más por esta búsqueda.",
  stop: "Detener la alerta",
  pause: "Pausar",
  restingTitle: (state: AlertState) =>
    state === "asleep" ? "Tu alerta está dormida" : "Tu alerta está en pausa",
  restingText: "No te escribimos hasta que la reactives.",
  resume: "Reactivar la alerta",
  askedTitle: "¿Sigues buscando?",
  askedText: "Hace meses que no abres esta alerta. Si no respondes, dejará de escribirte.",
  stillNeeded: "Sí, sigo buscando",
  settings: "Qué y cuándo te avisamos",
  save: "Guardar los cambios",
  working: "Un momento…",
  hits: "Lo último que encontró",
  noHits: "Todavía no encontró nada.",
  ended: "ya no está publicado",
  stopped: "La alerta está detenida y no te escribe. Puedes pedir otra desde los resultados.",
} as const

export const alertSearchTexts = {
  legend: "Qué buscas",
  text: "Palabras",
  category: "Categoría",
  anyCategory: "Todas las categorías",
  region: "Región",
  regionHint: "Si eliges una región, reemplaza a la comuna.",
  anyRegion: "Todo Chile",
  sameCommune: "La misma comuna",
  priceMax: "Precio hasta, en pesos",
  yearMin: "Año desde",
  unclear:
    "No guardamos los cambios: deja al menos una palabra o un filtro, y escribe el precio completo, por ejemplo 15.000.000.",
} as const

export const alertDoneTexts = {
  confirmada: "Listo: tu alerta está activa.",
  guardada: "Guardamos los cambios.",
  pausada: "Pausaste la alerta.",
  reactivada: "Tu alerta está activa de nuevo.",
  detenida: "Detuvimos la alerta. No te escribiremos más por esta búsqueda.",
  seguimos: "Gracias. Seguimos avisándote.",
} as const

export const ownAlertsTexts = {
  title: "Mis alertas",
  lead: "Búsquedas que sigues con tu correo confirmado, con o sin cuenta.",
  change: "Cambiar qué y cuándo te avisamos",
  empty: "No tienes alertas.",
  emptyHint: "Busca un equipo y presiona «Avísame» en los resultados.",
  toAds: "Buscar equipos",
  unconfirmed: "Las alertas aparecen aquí cuando confirmas el correo de tu cuenta.",
} as const
