/** Time zone of everything that a person reads or that counts by day (PRODUCT). */
export const timeZone = "America/Santiago"

const longDate = new Intl.DateTimeFormat("es-CL", {
  timeZone,
  day: "numeric",
  month: "long",
  year: "numeric",
})

/** "21 de noviembre de 2026", the day it is in Chile. */
export function formatLongDate(instant: Date): string {
  return longDate.format(instant)
}

const shortDate = new Intl.DateTimeFormat("es-CL", {
  timeZone,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
})

/** "21-11-2026", the day it is in Chile; for tables. */
export function formatShortDate(instant: Date): string {
  return shortDate.format(instant)
}

const clock = new Intl.DateTimeFormat("es-CL", {
  timeZone,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
})

/** "21 de noviembre de 2026 a las 14:35", as it is in Chile. */
export function formatMoment(instant: Date): string {
  return `${formatLongDate(instant)} a las ${clock.format(instant)}`
}

const monthAndYear = new Intl.DateTimeFormat("es-CL", { timeZone, month: "long", year: "numeric" })

/** "marzo de 2024", the month it is in Chile. */
export function formatMonth(instant: Date): string {
  return monthAndYear.format(instant)
}

/** "21-11" from an ISO day `2026-11-21`; for the date of an indicator (CHILE §5.2). */
export function formatDayAndMonth(day: string): string {
  const [, month = "", dayOfMonth = ""] = day.split("-")
  return `${dayOfMonth}-${month}`
}
