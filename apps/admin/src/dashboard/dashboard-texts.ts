import { formatNumber } from "@wara/domain/money/money"

export const dashboardTexts = {
  title: "Resumen",
  waiting: "En espera de revisión",
  oldest: (duration: string) => `El más antiguo ${duration}`,
  nothingWaits: "Nada espera",
  goToQueue: "Revisar",
  active: "Anuncios publicados",
  attention: "Órdenes por mirar",
  goToOrders: "Ver",
  noAttention: "Todo en orden",
  income: "Ingresos del período",
  publishedSum: "Publicados en el período",
  soldSum: "Vendidos en el período",
  adsByState: "Anuncios por estado",
  outcomes: "Publicados y vendidos por día",
  published: "Publicados",
  sold: "Vendidos",
  incomePlot: "Ingresos",
  byDay: "Por día",
  byWeek: "Por semana",
  grouping: "Agrupar los ingresos",
  net: "Ingresos con IVA, menos lo devuelto",
  queueTime: "Espera de la revisión",
  queueTimeMeans: "Mediana de horas entre el envío y la decisión, por día.",
  hours: "Horas",
  emptySearches: "Búsquedas sin resultados",
  noEmptySearches: "Todas las búsquedas encontraron algo.",
  unmetDemand: "Demanda sin oferta",
  unmetDemandMeans:
    "Personas con alertas que no encontraron nada al empezar ni en los últimos 30 días.",
  noUnmetDemand: "Todas las alertas encontraron algo en los últimos 30 días.",
  category: "Categoría",
  region: "Región",
  people: "Personas",
  anyCategory: "Sin categoría",
  wholeCountry: "Todo Chile",
  times: "Veces",
  text: "Texto buscado",
  state: "Estado",
  count: "Cantidad",
  week: (day: string) => `Semana del ${day}`,
  span: "Período",
  preset: (days: number) => (days === 365 ? "1 año" : `${days} días`),
  from: "Desde",
  to: "Hasta",
  registrations: "Registros del período",
  sellers: (count: string) => `Vendedores que publicaron: ${count}`,
  sales: "Ventas por tipo",
  noSales: "Nadie compró en este período.",
  item: "Producto",
  total: "Total con IVA",
  days: (count: number) => (count === 1 ? "1 día" : `${count} días`),
}

/** "21-11" for an ISO day. */
export function shortDay(day: string): string {
  const [, month = "", dayOfMonth = ""] = day.split("-")
  return `${dayOfMonth}-${month}`
}

export function countText(value: number): string {
  return formatNumber(value, Number.isInteger(value) ? 0 : 1)
}
