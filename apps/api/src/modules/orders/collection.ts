import { staffOrderSchema } from "@wara/contract/admin"
import { orderInvoiceSchema, paymentSchema } from "@wara/contract/order"
import { orderStates } from "@wara/domain/orders/order"
import { sql } from "drizzle-orm"
import { type Collection, field, recordFields } from "../../collections/dialect/collection.ts"
import { isoInstant } from "../../collections/staff-names.ts"
import { storedObject } from "../../collections/stored-object.ts"

const maybe = { nullable: true }

const items = sql`(select coalesce(json_agg(json_build_object('kind', kind, 'name', name, 'price', price,
  'ads', ads, 'featured', featured, 'days', days) order by position), '[]') from order_items where order_id = orders.id)`
const events = sql`(select coalesce(json_agg(json_build_object('at', ${isoInstant(sql`at`)}, 'what', what, 'details', details)
  order by id), '[]') from order_events where order_id = orders.id)`
const refunds = sql`(select coalesce(json_agg(json_build_object('amount', amount, 'state', state, 'reason', reason,
  'createdAt', ${isoInstant(sql`created_at`)}) order by id), '[]') from refunds where order_id = orders.id)`
const documents = sql`(select coalesce(json_agg(json_build_object('documentId', document_id, 'kind', kind, 'state', state,
  'folio', folio, 'issued_at', ${isoInstant(sql`issued_at`)}, 'has_pdf', exists (select from tax_document_files
  where tax_document_id = tax_documents.id)) order by id), '[]') from tax_documents where order_id = orders.id)`
const ad = sql`(select json_build_object('id', ads.id, 'name', ads.name, 'slug', ads.slug) from ads where ads.id = orders.ad_id)`

export const staffOrders: Collection = {
  name: "admin/orders",
  summary: "Orders, newest first",
  record: staffOrderSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`(select orders.*, orders.state::text as state_name, ${items} as items, ${events} as events, ${refunds} as refund_rows, ${ad} as ad, ${documents} as documents,
    json_build_object('name', buyer_name, 'email', buyer_email) as buyer from orders)`,
  fields: {
    ...recordFields(),
    buy_order: field("text", "buy_order", { nullable: true }),
    state: field("text", "state_name", { options: orderStates }),
    items: field("json", "items"),
    net: field("integer", "net"),
    iva: field("integer", "iva"),
    total: field("integer", "total"),
    refunded: field("integer", "refunded"),
    is_invoice: field("boolean", "is_invoice"),
    invoice: field("json", "invoice", {
      ...maybe,
      from: storedObject("invoice", orderInvoiceSchema),
    }),
    buyer: field("json", "buyer"),
    buyer_name: field("text", "buyer_name", { readable: false }),
    buyer_email: field("text", "buyer_email", { readable: false }),
    payment: field("json", "payment", { ...maybe, from: storedObject("payment", paymentSchema) }),
    ad: field("json", "ad", maybe),
    owner_id: field("integer", "owner_id"),
    attention: field("text", "attention", maybe),
    tax_documents: field("json", "documents"),
    events: field("json", "events"),
    refunds: field("json", "refund_rows"),
    paid_at: field("instant", "paid_at", maybe),
    createdAt: field("instant", "created_at"),
  },
  relations: {},
  order: (row) => sql`${row}.id desc`,
  onlyFor: ["operator"],
}
