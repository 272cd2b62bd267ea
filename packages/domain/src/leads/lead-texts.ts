import type { AdMeasure, LeadState, SellerChoice } from "./lead.ts"
import type { MessageRisk } from "./message-risks.ts"

/** What people read about questions to sellers. */
export const leadTexts = {
  notNow: "Esta consulta ya no permite ese paso.",
  closed: "Esta conversación está cerrada.",
  otherText: "Tu mensaje anterior ya se envió. Recarga la página para escribir otro.",
  full: "Esta conversación ya tiene demasiados mensajes.",
  unconfirmedAccount:
    "Confirma primero el correo de tu cuenta, o usa el enlace que te enviamos para esta consulta.",
  ended: "Este anuncio ya no está publicado: no se le puede consultar.",
  ownAd: "Este anuncio es tuyo.",
  blockedSeller:
    "Bloqueaste a quien vende. Para preguntarle, ábrelo en Mis consultas, en tu conversación, con «Desbloquear».",
  tooManyForAd: (max: number) =>
    `Ya hiciste ${max === 1 ? "1 consulta" : `${max} consultas`} por este anuncio. Sigue en la conversación que tienes.`,
  tooMany: "Enviaste muchas consultas seguidas. Espera un rato y vuelve a intentarlo.",
  messageRequired: "Elige una pregunta o escribe la tuya.",
  replyRequired: "Escribe tu mensaje.",
  unconfirmed: "Confirma primero tu consulta: te enviamos un correo con el enlace.",
  unavailable: "Gracias por tu consulta. El equipo ya no está disponible.",
  templates: "Guarda hasta 10 respuestas, cada una con un nombre distinto.",
} as const

/** What the buyer of a thread reads about an ad that the team took out of sight. */
export const adMeasureTexts: Record<AdMeasure, string> = {
  on_hold: "Estamos revisando este anuncio. Mientras tanto, no pagues ni entregues tus datos.",
  banned: "Bloqueamos este anuncio. No pagues ni entregues tus datos a quien lo publicó.",
}

/** Names of the states, for the seller. */
export const leadStateTexts: Record<LeadState, string> = {
  new: "Nueva",
  seen: "Leída",
  answered: "Respondida",
  visit: "Visita acordada",
  won: "Vendida",
  lost: "Sin venta",
  spam: "Spam",
}

/** Where a question stands, for the buyer, who does not see that it was marked as spam. */
export const buyerStateTexts: Record<LeadState, string> = {
  new: "Enviada",
  seen: "Leída por el vendedor",
  answered: "Respondida",
  visit: "Visita acordada",
  won: "Cerrada",
  lost: "Cerrada",
  spam: "Cerrada",
}

export const choiceTexts: Record<SellerChoice, string> = {
  "agree-visit": "Visita acordada",
  win: "Se la vendí",
  lose: "Cerrar sin venta",
  "mark-spam": "Es spam",
  reopen: "Reabrir",
}

/** Warnings about a risky message for buyers. */
export const buyerRiskTexts: Record<MessageRisk, string> = {
  link: "Este mensaje trae un enlace. No lo abras si no conoces a quien lo envía.",
  bank: "Este mensaje habla de una cuenta o de un pago. No pagues antes de ver el equipo y sus papeles.",
  reserve:
    "Este mensaje pide o promete una transferencia para reservar. Es el engaño más común: no transfieras antes de ver el equipo.",
}

/** Warnings about a risky message for sellers. */
export const sellerRiskTexts: Record<MessageRisk, string> = {
  link: "Este mensaje trae un enlace. No lo abras si no conoces a quien lo envía, ni escribas ahí claves o códigos.",
  bank: "Este mensaje habla de una cuenta o de un pago. No envíes dinero ni códigos, y revisa en tu banco que el pago llegó: un comprobante no basta.",
  reserve:
    "Este mensaje pide o promete una transferencia para reservar. Entrega el equipo solo con el dinero en tu cuenta, y no devuelvas nada que no haya llegado.",
}

/** "Suele responder en 2 h", from the usual time in whole hours; less than one hour is 0. */
export function answerTimeText(answerHours: number): string {
  if (answerHours < 1) return "Suele responder en menos de 1 h"
  if (answerHours < 48) return `Suele responder en ${answerHours} h`
  return `Suele responder en ${Math.round(answerHours / 24)} días`
}
