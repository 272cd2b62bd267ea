import { timeZone } from "./format-date.ts"

const yearInChile = new Intl.DateTimeFormat("en", { timeZone, year: "numeric" })

/** First year of the copyright line [S2.28]. */
export const copyrightStart = 2024

/** "2024" or "2024–2026": from 2024 to the current year in Chile [S2.28]. */
export function copyrightYears(now: Date): string {
  const year = Number(yearInChile.format(now))
  return year > copyrightStart ? `${copyrightStart}–${year}` : String(copyrightStart)
}
