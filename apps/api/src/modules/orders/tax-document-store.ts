import type { TaxDocumentKind } from "@wara/domain/orders/tax-document"
import { and, eq, inArray } from "drizzle-orm"
import type { Database } from "../../database/database.ts"
import { orders } from "../../database/schema/orders.ts"
import { taxDocumentFiles, taxDocuments } from "../../database/schema/tax-documents.ts"

/** A tax document's row, without its PDF. */
export type StoredTaxDocument = typeof taxDocuments.$inferSelect

/** Adds a document to the queue. Returns null when the order or refund already has one. */
export async function insertTaxDocument(
  transaction: Database,
  document: { orderId: number; refundId: number | null; kind: TaxDocumentKind; amount: number },
): Promise<number | null> {
  const [row] = await transaction
    .insert(taxDocuments)
    .values(document)
    .onConflictDoNothing()
    .returning({ id: taxDocuments.id })
  return row?.id ?? null
}

export async function findTaxDocument(
  database: Database,
  id: number,
): Promise<StoredTaxDocument | null> {
  const [row] = await database.select().from(taxDocuments).where(eq(taxDocuments.id, id))
  return row ?? null
}

/** Locks a document until the transaction ends; null when there is none. */
export async function lockTaxDocument(
  transaction: Database,
  id: number,
): Promise<StoredTaxDocument | null> {
  const [row] = await transaction
    .select()
    .from(taxDocuments)
    .where(eq(taxDocuments.id, id))
    .for("update")
  return row ?? null
}

/** Changes a document that the transaction has locked. */
export async function changeTaxDocument(
  transaction: Database,
  id: number,
  change: Partial<typeof taxDocuments.$inferInsert>,
): Promise<void> {
  await transaction.update(taxDocuments).set(change).where(eq(taxDocuments.id, id))
}

/** Stores the PDF of a document, replacing an earlier one. */
export async function storePdf(
  transaction: Database,
  taxDocumentId: number,
  content: Buffer,
): Promise<void> {
  await transaction
    .insert(taxDocumentFiles)
    .values({ taxDocumentId, content })
    .onConflictDoUpdate({ target: taxDocumentFiles.taxDocumentId, set: { content } })
}

/** How a PDF is requested: by its buyer, or by the team. */
export type PdfKey = { ownerId: number; documentId: string } | { id: number }

/** Kind, folio and PDF of an issued document; null when the document or its PDF is missing. */
export async function findPdf(
  database: Database,
  key: PdfKey,
): Promise<{ kind: TaxDocumentKind; folio: string; content: Buffer } | null> {
  const condition =
    "id" in key
      ? eq(taxDocuments.id, key.id)
      : and(eq(taxDocuments.documentId, key.documentId), eq(orders.ownerId, key.ownerId))
  const [row] = await database
    .select({
      kind: taxDocuments.kind,
      folio: taxDocuments.folio,
      content: taxDocumentFiles.content,
    })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.orderId))
    .innerJoin(taxDocumentFiles, eq(taxDocumentFiles.taxDocumentId, taxDocuments.id))
    .where(condition)
  return row?.folio ? { ...row, folio: row.folio } : null
}

/** Documents of orders, oldest first, and whether each has a PDF. */
export async function listTaxDocumentsOf(database: Database, orderIds: readonly number[]) {
  if (orderIds.length === 0) return []
  return database
    .select({
      documentId: taxDocuments.documentId,
      orderId: taxDocuments.orderId,
      kind: taxDocuments.kind,
      state: taxDocuments.state,
      folio: taxDocuments.folio,
      issuedAt: taxDocuments.issuedAt,
      pdfOf: taxDocumentFiles.taxDocumentId,
    })
    .from(taxDocuments)
    .leftJoin(taxDocumentFiles, eq(taxDocumentFiles.taxDocumentId, taxDocuments.id))
    .where(inArray(taxDocuments.orderId, [...orderIds]))
    .orderBy(taxDocuments.id)
}

/** A tax document of an order as its buyer's pages receive it. */
export type TaxDocumentOfOrder = Awaited<ReturnType<typeof listTaxDocumentsOf>>[number]
