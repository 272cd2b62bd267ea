import { lateFormat, timeZone } from "./chilean-dates.ts"
import { copyrightStart } from "./site-identity.ts"

const yearInChile = lateFormat("en", { timeZone, year: "numeric" })

/** "2024" or "2024–2026": from 2024 to the current year in Chile [S2.28]. */
export function copyrightYears(now: Date): string {
  const year = Number(yearInChile().format(now))
  return year > copyrightStart ? `${copyrightStart}–${year}` : String(copyrightStart)
}
