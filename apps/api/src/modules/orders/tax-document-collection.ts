import { staffTaxDocumentSchema } from "@wara/contract/admin"
import { orderInvoiceSchema } from "@wara/contract/order"
import { taxDocumentKinds, taxDocumentStates } from "@wara/domain/orders/tax-document"
import { sql } from "drizzle-orm"
import { type Collection, field, recordFields } from "../../collections/dialect/collection.ts"
import { storedObject } from "../../collections/stored-object.ts"

const maybe = { nullable: true }

const items = sql`(select coalesce(json_agg(json_build_object('name', name, 'price', price) order by position), '[]')
  from order_items where order_id = orders.id)`

/** Boletas, facturas and credit notes with the data needed to issue them, for operators. */
export const staffTaxDocuments: Collection = {
  name: "admin/tax-documents",
  summary: "Tax documents, longest-waiting first",
  record: staffTaxDocumentSchema,
  pageSize: { default: 25, max: 100 },
  rows: sql`(select tax_documents.*, tax_documents.kind::text as kind_name, tax_documents.state::text as state_name,
    orders.buy_order, orders.paid_at, orders.buyer_name, orders.buyer_email, orders.invoice, ${items} as items,
    refunds.reason as refund_reason,
    (select folio from tax_documents sale where sale.order_id = orders.id and sale.refund_id is null) as sale_folio,
    exists (select from tax_document_files where tax_document_id = tax_documents.id) as has_pdf
    from tax_documents join orders on orders.id = tax_documents.order_id
    left join refunds on refunds.id = tax_documents.refund_id)`,
  fields: {
    ...recordFields(),
    kind: field("text", "kind_name", { options: taxDocumentKinds }),
    state: field("text", "state_name", { options: taxDocumentStates }),
    amount: field("integer", "amount"),
    folio: field("text", "folio", maybe),
    has_pdf: field("boolean", "has_pdf"),
    issued_at: field("instant", "issued_at", maybe),
    waived_reason: field("text", "waived_reason", maybe),
    order_id: field("integer", "order_id"),
    buy_order: field("text", "buy_order"),
    paid_at: field("instant", "paid_at"),
    buyer_name: field("text", "buyer_name"),
    buyer_email: field("text", "buyer_email"),
    invoice: field("json", "invoice", {
      ...maybe,
      from: storedObject("invoice", orderInvoiceSchema),
    }),
    items: field("json", "items"),
    refund_reason: field("text", "refund_reason", maybe),
    sale_folio: field("text", "sale_folio", maybe),
    createdAt: field("instant", "created_at"),
  },
  relations: {},
  order: (row) => sql`${row}.id`,
  onlyFor: ["operator"],
}
