/** Time zone of all dates that are displayed or counted by day. */
export const timeZone = "America/Santiago"

/**
 * A formatter that is created when it is first used: each costs a slow phone milliseconds, and a
 * page needs few of them.
 */
export function lateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined
  return () => {
    format ??= new Intl.DateTimeFormat(locale, options)
    return format
  }
}

const longDate = lateFormat("es-CL", {
  timeZone,
  day: "numeric",
  month: "long",
  year: "numeric",
})

/** "21 de noviembre de 2026", the date in Chile. */
export function formatLongDate(instant: Date): string {
  return longDate().format(instant)
}

const dayOfYear = lateFormat("es-CL", { timeZone, day: "numeric", month: "long" })

/** "21 de noviembre", the day in Chile; for dates of the last months. */
export function formatDayOfYear(instant: Date): string {
  return dayOfYear().format(instant)
}

/** "21 de noviembre de 2026" from an ISO day `2026-11-21`. */
export function formatIsoDay(day: string): string {
  return formatLongDate(new Date(`${day}T15:00:00Z`))
}

const shortDate = lateFormat("es-CL", {
  timeZone,
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
})

/** "21-11-2026", the date in Chile; for tables. */
export function formatShortDate(instant: Date): string {
  return shortDate().format(instant)
}

const clock = lateFormat("es-CL", {
  timeZone,
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
})

/** "21 de noviembre de 2026 a las 14:35", in Chilean time. */
export function formatMoment(instant: Date): string {
  return `${formatLongDate(instant)} a las ${clock().format(instant)}`
}

const monthAndYear = lateFormat("es-CL", { timeZone, month: "long", year: "numeric" })

/** "marzo de 2024", the month in Chile. */
export function formatMonth(instant: Date): string {
  return monthAndYear().format(instant)
}

/** "21-11" from an ISO day `2026-11-21`; for the date of an indicator. */
export function formatDayAndMonth(day: string): string {
  const [, month = "", dayOfMonth = ""] = day.split("-")
  return `${dayOfMonth}-${month}`
}

const isoDay = lateFormat("sv-SE", { timeZone, dateStyle: "short" })

/** The date in Chile at an instant, as ISO `2026-11-21`. */
export function chileanDay(instant: Date): string {
  return isoDay().format(instant)
}

/** The last Monday in Chile at an instant, that day included, as ISO `2026-11-16`. */
export function chileanMonday(instant: Date): string {
  const day = new Date(`${chileanDay(instant)}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 10)
}

const isoMinute = lateFormat("sv-SE", {
  timeZone,
  dateStyle: "short",
  timeStyle: "short",
})

/**
 * Date and time in Chile as `2026-11-21 14:35`: sorts as text, and spreadsheets parse it as a date.
 */
export function chileanMinute(instant: Date): string {
  return isoMinute().format(instant)
}
