/** The legal person that runs the site. */
export type Company = {
  name: string
  /** As stored, `NNNNNNNN-D`. */
  rut: string
  /** Street, number, commune and city in one line. */
  address: string
  /** E.164. */
  phone: string
}
