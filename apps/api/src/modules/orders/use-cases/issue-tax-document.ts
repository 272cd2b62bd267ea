import type { AppContext } from "../../../app-context.ts"
import { addEvent, findOrder, listItems } from "../order-store.ts"

/** Has the boleta or factura of a paid order issued; asked again, the issuer makes no second one. */
export async function issueTaxDocument(
  { database, taxDocuments }: Pick<AppContext, "database" | "taxDocuments">,
  orderId: number,
): Promise<void> {
  const order = await findOrder(database, { id: orderId })
  if (!order?.paidAt || order.buyOrder === null) throw new Error(`order ${orderId} is not paid`)
  const result = await taxDocuments.issue({
    buyOrder: order.buyOrder,
    paidAt: order.paidAt,
    items: await listItems(database, orderId),
    amount: { net: order.net, iva: order.iva, gross: order.total },
    buyer: { name: order.buyerName, email: order.buyerEmail },
    invoice: order.invoice,
  })
  await addEvent(database, orderId, "tax-document", result)
}
