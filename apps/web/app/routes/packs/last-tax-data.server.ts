import type { Order } from "@wara/contract/order"
import { formatRut } from "@wara/domain/accounts/rut"
import { isPaidFor } from "@wara/domain/orders/order-lifecycle"
import { findCommuneNamed } from "../../backend/catalog.server.ts"
import { listOrders } from "../../backend/orders.server.ts"
import type { RequestFacts } from "../../session/request-context.server.ts"

/** What earlier orders tell the next checkout. */
export type LastTaxData = {
  /** Whether the newest paid order asked for a factura; null when nothing was paid yet. */
  wasInvoice: boolean | null
  /** The newest factura's data as the form has them; null without one. */
  invoice: Record<string, string> | null
}

/**
 * Boleta or factura of the person's newest orders, so that nobody chooses or types it twice: neither
 * when coming back from Webpay without having paid, nor when buying again. What cannot be read is
 * chosen and typed, and never keeps anybody from paying.
 */
export async function lastTaxData(caller: RequestFacts): Promise<LastTaxData> {
  try {
    const { orders } = await listOrders({ state: null, page: 1 }, caller)
    const paid = orders.find(({ state }) => isPaidFor(state))
    const invoice = orders.find((order) => order.invoice !== null)?.invoice ?? null
    return {
      wasInvoice: paid?.is_invoice ?? null,
      invoice: invoice && (await toFormValues(invoice)),
    }
  } catch {
    return { wasInvoice: null, invoice: null }
  }
}

async function toFormValues(invoice: NonNullable<Order["invoice"]>) {
  const commune = await findCommuneNamed(invoice.commune)
  return {
    ...invoice,
    rut: formatRut(invoice.rut),
    region: commune?.region?.slug ?? "",
    commune: commune?.region ? String(commune.id) : "",
  }
}
