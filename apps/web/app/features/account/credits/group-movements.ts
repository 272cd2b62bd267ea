import type { CreditMovement } from "@wara/contract/credit"

/** Movements that happened at once for one reason, as one line. */
export type MovementGroup = Omit<CreditMovement, "amount"> & { amount: number }

function belong(one: CreditMovement, other: CreditMovement): boolean {
  return (
    one.credit === other.credit &&
    one.kind === other.kind &&
    one.reason === other.reason &&
    one.createdAt === other.createdAt &&
    one.order?.documentId === other.order?.documentId &&
    one.ad?.id === other.ad?.id &&
    one.note === other.note
  )
}

/**
 * Groups adjacent movements that belong together: a pack of 15 is one line of +15. Movements are
 * newest first, so the balance after a line is that of its first movement.
 */
export function groupMovements(movements: readonly CreditMovement[]): MovementGroup[] {
  const groups: MovementGroup[] = []
  let before: CreditMovement | null = null
  for (const movement of movements) {
    const group = groups.at(-1)
    if (group && before && belong(before, movement)) group.amount += movement.amount
    else groups.push({ ...movement })
    before = movement
  }
  return groups
}
