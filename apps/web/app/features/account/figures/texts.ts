import { formatNumber } from "@wara/domain/money/money"

/** "1.240", and one decimal where there is one. */
export const figure = (value: number): string =>
  formatNumber(value, Number.isInteger(value) ? 0 : 1)

const counted = (count: number, one: string, many: string) =>
  `${figure(count)} ${count === 1 ? one : many}`

export const figureNames = {
  list_views: "Apareció en listas",
  views: "Visitas",
  contacts: "Contactos",
  saves: "Guardados",
  whatsapp: "WhatsApp",
  calls: "Llamadas",
  shares: "Compartido",
  qr: "Desde el letrero impreso",
} as const

export const figuresTexts = {
  summary: (views: number, contacts: number) =>
    `${counted(views, "visita", "visitas")} · ${counted(contacts, "contacto", "contactos")}`,
  period: "en 28 días",
  caption: (name: string) => `Números de ${name}`,
  columns: { name: "Qué", total: "28 días", week: "Por semana", peers: "Otros, por semana" },
  none: "–",
  peers: (count: number, category: string) =>
    `«Otros» es la mediana de ${counted(count, "anuncio vigente", "anuncios vigentes")} de ${category}.`,
  noPeers: "Todavía no hay suficientes anuncios parecidos para comparar.",
  young: "La comparación aparece cuando el anuncio cumple una semana publicado.",
  contacts: "Los contactos son consultas recibidas y personas que vieron tu contacto.",
  ideasFor: (name: string) => `para ${name}`,
  improve: "Mejorar el anuncio",
  improveAd: (name: string) => `Mejorar el anuncio ${name}`,
  byDay: "Visitas por día",
  day: "Día",
  curve: (total: number, max: number) =>
    `Visitas por día en 28 días: ${figure(total)} en total, ${figure(max)} el mejor día`,
} as const

export const weekTexts = {
  title: "Tus anuncios esta semana",
  lead: "Los últimos 7 días, junto a los 7 anteriores.",
  before: (count: number) => `antes ${figure(count)}`,
  none: "Aquí verás cuánta gente mira tus anuncios y te contacta.",
} as const
