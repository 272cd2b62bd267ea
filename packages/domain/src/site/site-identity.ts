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

/** First year of the copyright line [S2.28]. */
export const copyrightStart = 2024
