import type { Pagination } from "@wara/contract/answer"
import type { CheckoutAnswer, Order } from "@wara/contract/order"
import { DomainError } from "@wara/domain/errors"
import { defaultPageSize } from "@wara/domain/listing/pagination"
import type { OrderState } from "@wara/domain/orders/order"
import type { Database } from "../../../database/database.ts"
import { countOrders, listAdsOf, listItemsOf, listOrders, listUndone } from "../order-list-store.ts"
import { findOrder, type StoredOrder } from "../order-store.ts"
import { presentOrder } from "../present-order.ts"
import { listTaxDocumentsOf } from "../tax-document-store.ts"

export async function readOrders(
  database: Database,
  stored: readonly StoredOrder[],
): Promise<Order[]> {
  const ids = stored.map(({ id }) => id)
  const items = await listItemsOf(database, ids)
  const documents = await listTaxDocumentsOf(database, ids)
  const ads = await listAdsOf(
    database,
    stored.flatMap(({ adId }) => (adId === null ? [] : [adId])),
  )
  const withAd = stored.filter(({ adIntent }) => adIntent !== null).map(({ id }) => id)
  const undone = await listUndone(database, withAd)
  return stored.map((order) =>
    presentOrder(order, {
      items: items.filter(({ orderId }) => orderId === order.id),
      ad: ads.find(({ id }) => id === order.adId) ?? null,
      documents: documents.filter(({ orderId }) => orderId === order.id),
      isAdDone:
        order.adIntent !== null &&
        order.paidAt !== null &&
        !undone["ad-not-submitted"].has(order.id),
      isAdFeatured: order.featureAd && !undone["ad-not-featured"].has(order.id),
    }),
  )
}

export async function readOrder(database: Database, stored: StoredOrder): Promise<Order> {
  const [order] = await readOrders(database, [stored])
  if (!order) throw new Error("the order could not be read")
  return order
}

/** An opened checkout, with the address to pay at while its order awaits the payment. */
export async function readCheckout(
  database: Database,
  order: StoredOrder,
): Promise<CheckoutAnswer> {
  const { redirectUrl: url, state, token } = order
  const isPayable = state === "redirected" && url !== null && token !== null
  return {
    data: await readOrder(database, order),
    redirect: isPayable ? { url, token } : null,
  }
}

/** One of the person's own orders. Throws NotFoundError for orders of other users. */
export async function readOwnOrder(
  database: Database,
  key: { ownerId: number; documentId: string },
): Promise<Order> {
  const stored = await findOrder(database, key)
  if (stored) return readOrder(database, stored)
  throw new DomainError("NotFoundError", "Order not found")
}

export async function listOwnOrders(
  database: Database,
  wanted: { ownerId: number; state: OrderState | null; page: number },
): Promise<{ data: Order[]; meta: { pagination: Pagination } }> {
  const { ownerId, page, state } = wanted
  const pageSize = defaultPageSize
  const slice = { offset: (page - 1) * pageSize, limit: pageSize }
  const stored = await listOrders(database, { ownerId, state, ...slice })
  const total = await countOrders(database, { ownerId, state })
  const pagination = { page, pageSize, pageCount: Math.ceil(total / pageSize), total }
  return { data: await readOrders(database, stored), meta: { pagination } }
}
