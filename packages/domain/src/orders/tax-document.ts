/** What the tax authority (SII) calls boleta, factura and credit note. */
export const taxDocumentKinds = ["receipt", "invoice", "credit_note"] as const

/** Kind of a tax document. */
export type TaxDocumentKind = (typeof taxDocumentKinds)[number]

/** pending: to be issued. issued: has a folio. waived: the team decided that none is needed. */
export const taxDocumentStates = ["pending", "issued", "waived"] as const

/** State of a tax document. */
export type TaxDocumentState = (typeof taxDocumentStates)[number]

/** The SII's numbers of electronic documents (DTE). */
export const siiDocumentTypes: Record<TaxDocumentKind, number> = {
  receipt: 39,
  invoice: 33,
  credit_note: 61,
}
