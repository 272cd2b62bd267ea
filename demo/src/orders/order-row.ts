import { seedDocumentId } from "@wara/api/reference/document-id"
import type { OrderInvoice, OrderPayment } from "@wara/api/schema/orders"
import { buyOrderOf } from "@wara/domain/orders/order"
import { type OrderItem, orderTotal } from "@wara/domain/orders/quote"
import type { SeedUser } from "../sellers/seed-user.ts"
import type { DemoOrder } from "./demo-orders.ts"

/** Database ids and values that a demo order refers to. */
export type OrderKeys = { id: number; ownerId: number; buyer: SeedUser; commune: string }

const hour = 3_600_000
const minute = 60_000

export function openedAt({ daysAgo, hoursAgo }: DemoOrder, now: Date): Date {
  return new Date(now.getTime() - (daysAgo * 24 + hoursAgo) * hour)
}

export function orderRow(
  order: DemoOrder,
  { buyer, commune, id, ownerId }: OrderKeys,
  items: readonly OrderItem[],
  now: Date,
) {
  const createdAt = openedAt(order, now)
  const endedAt = new Date(createdAt.getTime() + 3 * minute)
  const isPaid = order.state === "paid"
  const { gross, iva, net } = orderTotal(items)
  const documentId = seedDocumentId(`order ${order.username} ${order.daysAgo} ${order.hoursAgo}`)
  const invoice = order.isInvoice ? invoiceOf(buyer, commune) : null
  return {
    id,
    documentId,
    ownerId,
    state: order.state,
    idempotencyKey: `demo ${documentId}`,
    buyOrder: buyOrderOf({ id, createdAt }),
    sessionId: `demo ${documentId}`,
    token: documentId,
    net,
    iva,
    total: gross,
    buyerName: buyer.companyName ?? `${buyer.firstname} ${buyer.lastname}`,
    buyerEmail: buyer.email,
    isInvoice: invoice !== null,
    invoice,
    payment: isPaid ? paymentOf(order, id, gross, endedAt) : null,
    createdAt,
    updatedAt: endedAt,
    redirectedAt: createdAt,
    paidAt: isPaid ? endedAt : null,
    endedAt: isPaid ? null : endedAt,
    // The order does not exist at Webpay, so it must not be queried there.
    statusQueriedAt: now,
  }
}

function invoiceOf(buyer: SeedUser, commune: string): OrderInvoice {
  return {
    rut: buyer.companyRut ?? buyer.rut,
    company_name: buyer.companyName ?? `${buyer.firstname} ${buyer.lastname}`,
    business_activity: buyer.businessActivity ?? "",
    address: `Av. Los Industriales ${100 + (buyer.memberDays % 900)}`,
    commune,
    email: buyer.email,
  }
}

const instalments: Record<string, number> = { VC: 6, SI: 3 }

function paymentOf(order: DemoOrder, id: number, total: number, at: Date): OrderPayment {
  const transactionDate = at.toISOString()
  const number = instalments[order.paymentType] ?? 0
  return {
    authorization_code: String((id * 7_919) % 1_000_000).padStart(6, "0"),
    payment_type_code: order.paymentType,
    card_number: order.paymentType === "VD" ? "7763" : "6623",
    installments_number: number,
    installments_amount: number === 0 ? null : Math.ceil(total / number),
    transaction_date: transactionDate,
    accounting_date: transactionDate.slice(5, 10).replace("-", ""),
    response_code: 0,
  }
}
