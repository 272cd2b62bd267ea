import type { CreditKind } from "@wara/domain/credits/credit"
import type { StaffMovement } from "./staff-movement.ts"

const names: Record<CreditKind, string> = { publication: "Publicar", featured: "Destacar" }

/** The kind of a credit in one word, for tables. */
export function creditName(kind: CreditKind): string {
  return names[kind]
}

/** "+1" or "−1". */
export function signedAmount({ amount }: Pick<StaffMovement, "amount">): string {
  return amount > 0 ? `+${amount}` : `−${Math.abs(amount)}`
}
