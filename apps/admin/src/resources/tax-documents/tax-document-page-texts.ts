import type { TaxDocumentState } from "@wara/domain/orders/tax-document"

/** Pages of tax documents. */
export const taxDocumentPageTexts = {
  document: "Documento",
  order: "Orden",
  buyer: "Comprador",
  amount: "Total",
  net: "Neto",
  iva: "IVA",
  paidAt: "Pagada",
  waitingSince: "Por emitir desde",
  folio: "Folio",
  issuedAt: "Emitido",
  states: {
    pending: "Por emitir",
    issued: "Emitido",
    waived: "No corresponde",
  } satisfies Record<TaxDocumentState, string>,
  data: "Datos para emitirlo",
  siiType: "Tipo del SII",
  receiver: "Receptor",
  detail: "Detalle",
  corrects: "Corrige el documento",
  correctsPending: "El de la venta todavía no se emite",
  refundReason: "Motivo de la devolución",
  waivedReason: "Por qué no corresponde",
  file: "Folio y PDF",
  fileLead:
    "Emítelo en tu sistema de facturación y adjunta aquí el resultado. El comprador recibe un correo.",
  fileMissing: "Todavía sin PDF.",
  pdf: "PDF",
  choosePdf: "Elegir el PDF",
  attach: "Guardar folio y PDF",
  correct: "Corregir folio o PDF",
  attached: "Documento guardado; el comprador recibe un correo",
  download: "Descargar el PDF",
  downloadFailed: "No pudimos descargar el PDF.",
  waive: "No corresponde emitirlo",
  waiveLead:
    "Por ejemplo, porque se devolvió todo el pago antes de emitirlo. Queda en el registro.",
  waiveReason: "Por qué",
  waived: "El documento ya no está por emitir",
}
