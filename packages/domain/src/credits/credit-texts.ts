import type { CreditKind, MovementReason } from "./credit.ts"

export const creditKindTexts: Record<CreditKind, string> = {
  publication: "Crédito para publicar",
  featured: "Crédito para destacar",
}

export const giftTexts = {
  own: "No puedes regalarte créditos. Lo tiene que hacer otra persona del equipo.",
} as const

/** Why a credit moved, as its owner reads it. */
export const movementReasonTexts: Record<MovementReason, string> = {
  "sign-up": "Regalo por registrarte",
  order: "Compra",
  gift: "Regalo del equipo",
  "ad-submitted": "Anuncio enviado a revisión",
  "ad-renewed": "Anuncio renovado",
  "ad-featured": "Anuncio destacado",
  "ad-rejected": "Devuelto: anuncio rechazado",
  "ad-withdrawn": "Devuelto: retiraste el anuncio",
  "rejection-undone": "El rechazo se deshizo",
  refund: "Retirado: compra devuelta",
  "carried-over": "Saldo anterior",
}
