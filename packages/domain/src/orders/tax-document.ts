/** What the tax authority (SII) calls boleta, factura and credit note. */
export const taxDocumentKinds = ["receipt", "invoice", "credit_note"] as const

export type TaxDocumentKind = (typeof taxDocumentKinds)[number]

/** pending: to be issued. issued: has a folio. waived: the team decided that none is needed. */
export const taxDocumentStates = ["pending", "issued", "waived"] as const

export type TaxDocumentState = (typeof taxDocumentStates)[number]
