import type { AdState } from "@wara/domain/ads/ad-state"
import type { EndReason, ReviewKind, ReviewState } from "@wara/domain/ads/review"

/** States of an ad as the team reads them. */
export const adStateNames: Record<AdState, string> = {
  draft: "Borrador",
  awaiting_payment: "Esperando pago",
  pending: "En revisión",
  changes_requested: "Con cambios pedidos",
  rejected: "Rechazado",
  active: "Publicado",
  expired: "Vencido",
  deactivated: "Terminado",
  banned: "Bloqueado",
}

/** Why its owner ended an ad. */
export const endReasonNames: Record<EndReason, string> = { sold: "Vendido", withdrawn: "Pausado" }

/** What became of a submission. */
export const reviewStateNames: Record<ReviewState, string> = {
  pending: "En espera",
  approved: "Aprobado",
  changes_requested: "Cambios pedidos",
  rejected: "Rechazado",
  withdrawn: "Retirado",
}

/** A new ad or a change of a public one. */
export const reviewKindNames: Record<ReviewKind, string> = { first: "Nuevo", edit: "Cambio" }
