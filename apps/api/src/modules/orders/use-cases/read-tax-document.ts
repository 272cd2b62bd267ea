import type { TaxDocumentFile } from "@wara/contract/order"
import { DomainError } from "@wara/domain/errors"
import type { Database } from "../../../database/database.ts"
import { findPdf, type PdfKey } from "../tax-document-store.ts"

/**
 * An issued document with its PDF. Throws NotFoundError for documents of other users, and without a
 * PDF.
 */
export async function readTaxDocument(database: Database, key: PdfKey): Promise<TaxDocumentFile> {
  const found = await findPdf(database, key)
  if (!found) throw new DomainError("NotFoundError", "Tax document not found")
  const { content, folio, kind } = found
  return { kind, folio, pdf: content.toString("base64") }
}
