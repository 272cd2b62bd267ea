import { lateFormat, timeZone } from "./chilean-dates.ts"

/** The version shown on the site [S1.1]. */
export const siteVersion = "4.0.0"

/** The legal person that runs the site. */
export type Company = {
  name: string
  /** As stored, `NNNNNNNN-D`. */
  rut: string
  /** As people write it, `NN.NNN.NNN-D`. */
  rutText: string
  /** Street, number, commune and city in one line. */
  address: string
  /** E.164. */
  phone: string
  /** As people write it, `+56 2 2345 6789`. */
  phoneText: string
}

const yearInChile = lateFormat("en", { timeZone, year: "numeric" })

/** First year of the copyright line [S2.28]. */
export const copyrightStart = 2024

/** "2024" or "2024–2026": from 2024 to the current year in Chile [S2.28]. */
export function copyrightYears(now: Date): string {
  const year = Number(yearInChile().format(now))
  return year > copyrightStart ? `${copyrightStart}–${year}` : String(copyrightStart)
}
