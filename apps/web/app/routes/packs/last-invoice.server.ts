import { formatRut } from "@wara/domain/accounts/rut"
import { findCommuneNamed } from "../../backend/catalog.server.ts"
import { listOrders } from "../../backend/orders.server.ts"
import type { RequestFacts } from "../../session/request-context.server.ts"

/**
 * The factura of the newest order that asked for one, as the form has it: whoever comes back from
 * Webpay without having paid, or buys again, does not type it twice. Null without one; what cannot be
 * read is typed, and never keeps anybody from paying.
 */
export async function lastInvoice(caller: RequestFacts): Promise<Record<string, string> | null> {
  try {
    const { orders } = await listOrders({ state: null, page: 1 }, caller)
    const invoice = orders.find((order) => order.invoice !== null)?.invoice
    if (!invoice) return null
    const commune = await findCommuneNamed(invoice.commune)
    return {
      ...invoice,
      rut: formatRut(invoice.rut),
      region: commune?.region?.slug ?? "",
      commune: commune?.region ? String(commune.id) : "",
    }
  } catch {
    return null
  }
}
