import type { CreditKind } from "@wara/domain/credits/credit"
import { formatNumber } from "@wara/domain/money/money"
import { formatMoment } from "@wara/domain/site/chilean-dates"

/** What the credits of a balance are for. */
const balanceOf: Record<CreditKind, string> = {
  publication: "para publicar",
  featured: "para destacar",
}

export const creditPageTexts = {
  title: "Mis créditos",
  lead: "Cuántos te quedan y en qué se movió cada uno.",
  balance: "Disponibles",
  freeUsed: (count: number) =>
    `${formatNumber(count, 0)} de tus créditos gratis no se pueden usar: los de tu RUT ya se usaron en otra cuenta. Lo que compres queda disponible.`,
  buy: "Comprar créditos",
  movements: "Movimientos",
  none: "Todavía no hay movimientos.",
  when: (iso: string) => formatMoment(new Date(iso)),
  order: (number: string) => `Orden ${number}`,
  amount: (amount: number) => `${amount > 0 ? "+" : "−"}${formatNumber(Math.abs(amount), 0)}`,
  balanceAfter: (credit: CreditKind, balance: number) =>
    `Saldo ${balanceOf[credit]}: ${formatNumber(balance, 0)}`,
} as const
