import { formatMoney } from "../money/money.ts"
import type { OrderState } from "./order.ts"
import type { TaxDocumentKind } from "./tax-document.ts"

export const orderStateTexts: Record<OrderState, { name: string; meaning: string }> = {
  created: { name: "Iniciada", meaning: "Estamos abriendo el pago." },
  redirected: { name: "Esperando el pago", meaning: "Aún no sabemos cómo terminó el pago." },
  paid: { name: "Pagada", meaning: "Recibimos el pago y tus créditos están en tu cuenta." },
  rejected: {
    name: "Rechazada",
    meaning: "El banco no autorizó el pago. No se hizo ningún cargo.",
  },
  aborted: { name: "Anulada", meaning: "El pago quedó anulado. No se hizo ningún cargo." },
  timed_out: { name: "Vencida", meaning: "Pasó el tiempo para pagar. No se hizo ningún cargo." },
  failed: { name: "Fallida", meaning: "El pago no se pudo abrir. No se hizo ningún cargo." },
  refunded: { name: "Devuelta", meaning: "Te devolvimos el pago completo." },
  partially_refunded: { name: "Devuelta en parte", meaning: "Te devolvimos una parte del pago." },
}

/** What a paid order did with its ad, as its buyer reads it. */
export const paidAdTexts = {
  publish: "Recibimos el pago y con él enviamos tu anuncio a revisión.",
  renew: "Recibimos el pago y con él renovamos tu anuncio.",
  feature: "Recibimos el pago y con él destacamos tu anuncio.",
  renewAndFeature: "Recibimos el pago y con él renovamos y destacamos tu anuncio.",
  rest: "Los créditos que te quedan están en tu cuenta.",
} as const

/** A transition that the order's state does not allow. */
export const orderNotNowText = "La orden cambió. Recarga la página."

export const featuredItemText = "Anuncio destacado"

export const checkoutTexts = {
  nothing: "Elige un pack o un destacado.",
  unconfirmed: "Confirma tu correo para pagar: el enlace está en el mensaje que te enviamos.",
  packRequired: "Elige un pack.",
  packGone: "Ese pack ya no se vende. Elige otro.",
  termsRequired: "Para pagar tienes que aceptar los términos.",
  companyNameRequired: "Escribe la razón social.",
  businessActivityRequired: "Escribe el giro.",
  rutRequired: "Escribe el RUT de la empresa.",
  addressRequired: "Escribe la dirección de la empresa.",
  communeRequired: "Elige la comuna de la empresa.",
  adNeedsCredit: "No tienes créditos para publicar el anuncio. Elige también un pack.",
  adNeedsFeatured: "No tienes créditos para destacarlo. Agrega un destacado.",
  adRequired: "Elige el anuncio para el que pagas.",
  renewNeedsCredit: "No tienes créditos para renovar el anuncio. Elige un pack.",
  featureWithoutAd: "Solo se puede destacar un anuncio que se publica o se renueva.",
  keyUsed: "Este pago ya se abrió con otros datos. Recarga la página e inténtalo de nuevo.",
  stillConfirming:
    "Aún estamos confirmando otro pago de este anuncio. Espera unos minutos y revisa tus órdenes.",
  totalChanged: (total: number) =>
    `El total de lo que elegiste es ${formatMoney(total, "CLP")}. Revísalo y vuelve a presionar el botón para pagar.`,
  unavailable:
    "En este momento no se puede pagar. Inténtalo en unos minutos: no se hizo ningún cargo.",
} as const

/** Messages about refunds, shown to operators. */
export const refundTexts = {
  amountRequired: "Escribe cuánto se devuelve, en pesos enteros.",
  reasonRequired: "Escribe el motivo.",
  notPaid: "Esta orden no tiene un pago que devolver.",
  tooMuch: (rest: number) => `De esta orden quedan ${formatMoney(rest, "CLP")} por devolver.`,
  onlyWhole: (total: number) =>
    `Webpay solo devuelve este pago completo: ${formatMoney(total, "CLP")}. Las devoluciones parciales son para tarjetas de crédito sin cuotas.`,
  spent: (count: number) =>
    count === 1
      ? "Ya se usó 1 crédito de esta compra. Confirma si se devuelve todo igual."
      : `Ya se usaron ${count} créditos de esta compra. Confirma si se devuelve todo igual.`,
  notSoManyCredits: "A la compra no le quedan tantos créditos sin usar.",
  open: "Ya hay una devolución en curso de esta orden. Espera a que termine.",
  own: "Esta orden es tuya. La tiene que devolver otra persona del equipo.",
  refused: "Webpay no aceptó la devolución. No se devolvió nada.",
} as const

/** Why an order needs the team's attention. */
export const attentionTexts = {
  amountDiffers:
    "Webpay cobró algo que no coincide con la orden. No se entregó nada y se pidió la devolución.",
  givenBack: "Webpay dice que este pago ya fue devuelto, y no por nosotros.",
  grantFailed: "Se cobró, pero no se pudieron entregar los créditos. Se pidió la devolución.",
  refundFailed: "Webpay rechazó una devolución que se debe hacer. Hazla en el portal de Webpay.",
  refundUnclear:
    "No se sabe si Webpay hizo la devolución. Revísala en el portal de Webpay antes de repetirla.",
  spentMeanwhile: "Mientras se devolvía el pago se usaron créditos de la compra.",
  statusGone: "Webpay ya no informa de este pago y no sabemos cómo terminó. Revísalo en su portal.",
} as const

type PaymentTypeText = {
  card: string
  instalments: string
  /** What follows the number of a payment. */
  counted: string
}

const none = { instalments: "Sin cuotas", counted: "cuotas" }
const withoutInterest = { card: "Crédito", counted: "cuotas sin interés" }

/** Kind of card and instalments, by Webpay's payment_type_code. */
export const paymentTypeTexts: Record<string, PaymentTypeText> = {
  VD: { card: "Débito", ...none },
  VP: { card: "Prepago", ...none },
  VN: { card: "Crédito", ...none },
  VC: { card: "Crédito", instalments: "Cuotas normales", counted: "cuotas normales" },
  SI: { ...withoutInterest, instalments: "3 cuotas sin interés" },
  S2: { ...withoutInterest, instalments: "2 cuotas sin interés" },
  NC: { ...withoutInterest, instalments: "Cuotas sin interés" },
}

/** Card and instalments in one line: "Crédito, cuotas normales"; an unknown code is shown as is. */
export function paymentTypeLine(code: string): string {
  const known = paymentTypeTexts[code]
  return known ? `${known.card}, ${known.instalments.toLowerCase()}` : code
}

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
