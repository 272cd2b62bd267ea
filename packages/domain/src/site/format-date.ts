/** Time zone of everything that a person reads or that counts by day (PRODUCT). */
export const timeZone = "America/Santiago"

const longDate = new Intl.DateTimeFormat("es-CL", {
  timeZone,
  day: "numeric",
  month: "long",
  year: "numeric",
})

const shortDate = new Intl.DateTimeFormat("es-CL", {
  timeZone,
  day: "2-digit",
  month: "2-digit",
})

/** "21 de noviembre de 2026", the day it is in Chile. */
export function formatLongDate(instant: Date): string {
  return longDate.format(instant)
}

/** "21-11", the day it is in Chile; for the date of an indicator (CHILE §5.2). */
export function formatDayAndMonth(instant: Date): string {
  return shortDate.format(instant).replace("/", "-")
}
