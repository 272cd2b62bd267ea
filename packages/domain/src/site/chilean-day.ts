import { timeZone } from "./format-date.ts"

const isoDay = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" })

/** The day it is in Chile at an instant, as ISO `2026-11-21`. */
export function chileanDay(instant: Date): string {
  return isoDay.format(instant)
}
