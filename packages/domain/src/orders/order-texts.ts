import type { OrderState } from "./order-state.ts"

/** States of an order as its buyer reads them. */
export const orderStateTexts: Record<OrderState, { name: string; meaning: string }> = {
  created: { name: "Iniciada", meaning: "Estamos abriendo el pago." },
  redirected: { name: "Esperando el pago", meaning: "Aún no sabemos cómo terminó el pago." },
  paid: { name: "Pagada", meaning: "Recibimos el pago y tus créditos están en tu cuenta." },
  rejected: {
    name: "Rechazada",
    meaning: "El banco no autorizó el pago. No se hizo ningún cargo.",
  },
  aborted: { name: "Anulada", meaning: "Anulaste el pago. No se hizo ningún cargo." },
  timed_out: { name: "Vencida", meaning: "Pasó el tiempo para pagar. No se hizo ningún cargo." },
  failed: { name: "Fallida", meaning: "El pago no se pudo abrir. No se hizo ningún cargo." },
  refunded: { name: "Devuelta", meaning: "Te devolvimos el pago completo." },
  partially_refunded: { name: "Devuelta en parte", meaning: "Te devolvimos una parte del pago." },
}

/** Messages of the checkout, one per field (PRODUCT: orders). */
export const checkoutTexts = {
  nothing: "Elige un pack o un destacado.",
  packRequired: "Elige un pack.",
  packGone: "Ese pack ya no se vende. Elige otro.",
  termsRequired: "Para pagar tienes que aceptar los términos.",
  companyNameRequired: "Escribe la razón social.",
  businessActivityRequired: "Escribe el giro.",
  rutRequired: "Escribe el RUT de la empresa.",
  addressRequired: "Escribe la dirección de la empresa.",
  communeRequired: "Elige la comuna de la empresa.",
  emailRequired: "Escribe el correo para la factura.",
  unavailable:
    "En este momento no se puede pagar. Inténtalo en unos minutos: no se hizo ningún cargo.",
} as const

/** How cards pay, by Webpay's payment_type_code (CHILE §5.1). */
export const paymentTypeTexts: Record<string, string> = {
  VD: "Débito",
  VP: "Prepago",
  VN: "Crédito, sin cuotas",
  VC: "Crédito, en cuotas",
  SI: "Crédito, 3 cuotas sin interés",
  S2: "Crédito, 2 cuotas sin interés",
  NC: "Crédito, cuotas sin interés",
}
