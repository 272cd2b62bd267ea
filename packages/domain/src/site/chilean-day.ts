import { timeZone } from "./format-date.ts"

const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" })

/** The date in Chile at an instant, as ISO `2026-11-21`. */
export function chileanDay(instant: Date): string {
  return isoDay.format(instant)
}

const isoMinute = new Intl.DateTimeFormat("sv-SE", {
  timeZone,
  dateStyle: "short",
  timeStyle: "short",
})

/**
 * Date and time in Chile as `2026-11-21 14:35`: sorts as text, and spreadsheets parse it as a date.
 */
export function chileanMinute(instant: Date): string {
  return isoMinute.format(instant)
}
