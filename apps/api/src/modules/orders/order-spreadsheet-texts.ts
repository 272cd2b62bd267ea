export const taxDocumentColumnTexts = { invoice: "Factura", receipt: "Boleta" } as const

/** Columns of the order file. Dates are ISO 8601 in Chilean time, which spreadsheets can sort. */
export const orderColumnTexts = [
  "Orden",
  "Creada",
  "Pagada",
  "Estado",
  "Detalle",
  "Neto",
  "IVA",
  "Total",
  "Devuelto",
  "Comprador",
  "Correo",
  "Documento",
  "Folio",
  "Notas de crédito",
  "RUT",
  "Razón social",
  "Giro",
  "Dirección",
  "Comuna",
  "Correo para la factura",
  "Autorización",
  "Tipo de pago",
  "Tarjeta",
]
