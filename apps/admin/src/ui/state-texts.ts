import type { AdState } from "@wara/domain/ads/ad-state"
import type { EndReason, ReviewKind, ReviewState } from "@wara/domain/ads/review"
import { currencies, defaultCurrency, formatMoney } from "@wara/domain/money/money"

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

export const endReasonNames: Record<EndReason, string> = { sold: "Vendido", withdrawn: "Pausado" }

export const reviewStateNames: Record<ReviewState, string> = {
  pending: "En espera",
  approved: "Aprobado",
  changes_requested: "Cambios pedidos",
  rejected: "Rechazado",
  withdrawn: "Retirado",
}

export const reviewKindNames: Record<ReviewKind, string> = { first: "Nuevo", edit: "Cambio" }

export function moneyText(amount: number, currency: string = defaultCurrency): string {
  const known = currencies.find((one) => one === currency)
  return formatMoney(amount, known ?? defaultCurrency)
}
