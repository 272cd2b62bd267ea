import { taxDocumentKinds, taxDocumentStates } from "@wara/domain/orders/tax-document"
import { folioPattern } from "@wara/domain/orders/tax-document-schema"
import { sql } from "drizzle-orm"
import { check, index, integer, pgEnum, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core"
import { users } from "./accounts.ts"
import { orders, refunds } from "./orders.ts"
import { bytea, changeColumns, instant, recordColumns } from "./record-columns.ts"

export const taxDocumentKind = pgEnum("tax_document_kind", taxDocumentKinds)
export const taxDocumentState = pgEnum("tax_document_state", taxDocumentStates)

/** Boletas, facturas and credit notes required by paid orders and refunds; kept as tax records. */
export const taxDocuments = pgTable(
  "tax_documents",
  {
    ...recordColumns(),
    orderId: integer("order_id")
      .notNull()
      .references(() => orders.id),
    /** The refund of a credit note; null for the document of a sale. */
    refundId: integer("refund_id").references(() => refunds.id),
    kind: taxDocumentKind().notNull(),
    state: taxDocumentState().notNull().default("pending"),
    /** Whole pesos, IVA included. */
    amount: integer().notNull(),
    folio: text(),
    issuedAt: instant("issued_at"),
    /** The user who attached or waived it; null for the issuer. */
    actorId: integer("actor_id").references(() => users.id),
    /** Why it is not issued. */
    waivedReason: text("waived_reason"),
    ...changeColumns(),
  },
  (table) => [
    uniqueIndex("tax_documents_order").on(table.orderId).where(sql`refund_id is null`),
    uniqueIndex("tax_documents_refund").on(table.refundId),
    uniqueIndex("tax_documents_folio").on(table.kind, table.folio),
    index("tax_documents_pending").on(table.id).where(sql`state = 'pending'`),
    index("tax_documents_of_order").on(table.orderId),
    check("tax_documents_amount", sql`${table.amount} > 0`),
    check(
      "tax_documents_credit_note",
      sql`(${table.kind} = 'credit_note') = (${table.refundId} is not null)`,
    ),
    check(
      "tax_documents_issued",
      sql`(${table.state} = 'issued') = (${table.folio} is not null) and (${table.state} = 'issued') = (${table.issuedAt} is not null)`,
    ),
    check(
      "tax_documents_waived",
      sql`(${table.state} = 'waived') = (${table.waivedReason} is not null)`,
    ),
    check(
      "tax_documents_folio_digits",
      sql`${table.folio} ~ ${sql.raw(`'${folioPattern.source}'`)}`,
    ),
  ],
)

/**
 * The PDF of an issued document. Stored in the database, not with the pictures: it is private,
 * small, and must share the backup and the transaction of its folio.
 */
export const taxDocumentFiles = pgTable("tax_document_files", {
  taxDocumentId: integer("tax_document_id")
    .primaryKey()
    .references(() => taxDocuments.id, { onDelete: "cascade" }),
  content: bytea().notNull(),
})
