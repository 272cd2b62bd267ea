import type { TaxDocumentKind } from "./tax-document.ts"

export const taxDocumentTexts = {
  folioRequired: "Escribe el folio: solo números.",
  fileRequired: "Adjunta el PDF del documento.",
  fileTooLarge: "El PDF pesa más de 2 MB.",
  notPdf: "El archivo no es un PDF completo.",
  folioTaken: "Ese folio ya está en otro documento del mismo tipo.",
  changedMeanwhile: "Este documento cambió mientras lo mirabas. Recarga la página.",
  reasonRequired: "Escribe por qué no corresponde emitirlo.",
} as const

/** Common Chilean names of the documents. */
export const taxDocumentNames: Record<TaxDocumentKind, string> = {
  receipt: "Boleta",
  invoice: "Factura",
  credit_note: "Nota de crédito",
}

/** File name of the PDF: "factura-4123.pdf". */
export function taxDocumentFileName({
  folio,
  kind,
}: {
  kind: TaxDocumentKind
  folio: string
}): string {
  const names: Record<TaxDocumentKind, string> = {
    receipt: "boleta",
    invoice: "factura",
    credit_note: "nota-de-credito",
  }
  return `${names[kind]}-${folio}.pdf`
}
