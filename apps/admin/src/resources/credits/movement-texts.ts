import type { staffMovementSchema } from "@wara/contract/admin"
import type { CreditKind, MovementKind } from "@wara/domain/credits/credit"
import type { z } from "zod"

export type StaffMovement = z.infer<typeof staffMovementSchema>

export const movementTexts = {
  kind: "Movimiento",
  reason: "Motivo",
  amount: "Cantidad",
  owner: "Titular",
  cause: "Por",
  actor: "Hecho por",
  note: "Nota",
  order: "Orden",
  orderNumber: "N.º de orden",
  ownerNumber: "N.º de usuario",
  adNumber: "N.º de anuncio",
  system: "Automático",
  kinds: {
    grant: "Entrega",
    spend: "Uso",
    return: "Devolución",
    revoke: "Retiro",
  } satisfies Record<MovementKind, string>,
}

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
