import type { CreditKind } from "@wara/domain/credits/credit"
import type { StaffMovement } from "./staff-movement.ts"

const names: Record<CreditKind, [one: string, many: string]> = {
  publication: ["publicación", "publicaciones"],
  featured: ["destacado", "destacados"],
}

/** "+30 publicaciones, +2 destacados": credits moved, by kind. */
export function movedCredits(movement: Pick<StaffMovement, "publication" | "featured">): string {
  return (["publication", "featured"] as const)
    .filter((kind) => movement[kind] !== 0)
    .map(
      (kind) => `${signed(movement[kind])} ${names[kind][Math.abs(movement[kind]) === 1 ? 0 : 1]}`,
    )
    .join(", ")
}

/** "Publicaciones: N.º 12, 13, 14": numbers of the credits moved. */
export function creditNumbers({ credits }: Pick<StaffMovement, "credits">): string[] {
  return (["publication", "featured"] as const).flatMap((kind) => {
    const ids = credits.filter(({ credit }) => credit === kind).map(({ credit_id }) => credit_id)
    return ids.length === 0 ? [] : [`${capitalised(names[kind][1])}: N.º ${ids.join(", ")}`]
  })
}

const signed = (amount: number) => (amount > 0 ? `+${amount}` : `−${Math.abs(amount)}`)
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
