/** The documents that the tax authority (SII) knows: receipt, invoice and credit note. */
export const taxDocumentKinds = ["receipt", "invoice", "credit_note"] as const

export type TaxDocumentKind = (typeof taxDocumentKinds)[number]

/** pending: to be issued. issued: has a folio. waived: the team decided that none is needed. */
export const taxDocumentStates = ["pending", "issued", "waived"] as const

export type TaxDocumentState = (typeof taxDocumentStates)[number]

/** The SII's type numbers of electronic documents (DTE). */
export const siiDocumentTypes: Record<TaxDocumentKind, number> = {
  receipt: 39,
  invoice: 33,
  credit_note: 61,
}
