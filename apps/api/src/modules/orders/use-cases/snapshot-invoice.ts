import { DomainError } from "@wara/domain/errors"
import type { Checkout } from "@wara/domain/orders/checkout-schema"
import { checkoutTexts } from "@wara/domain/orders/order-texts"
import type { Database } from "../../../database/database.ts"
import type { OrderInvoice } from "../../../database/schema/orders.ts"
import { findCommuneName } from "../checkout-store.ts"

/**
 * The factura data stored with the order; null means a boleta. Throws ValidationError for an
 * unknown commune.
 */
export async function snapshotInvoice(
  database: Database,
  checkout: Checkout,
): Promise<OrderInvoice | null> {
  if (!checkout.is_invoice) return null
  const { commune: number, ...invoice } = checkout.invoice
  const commune = await findCommuneName(database, number)
  if (commune !== null) return { ...invoice, commune }
  throw new DomainError("ValidationError", "invoice.commune: unknown commune", [
    { path: ["invoice", "commune"], message: checkoutTexts.communeRequired },
  ])
}
