import type { MovementKind } from "@wara/domain/credits/credit"

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
