import { folioSchema, maxTaxPdfBytes, taxPdfSchema } from "@wara/domain/orders/tax-document-schema"
import { taxDocumentTexts } from "@wara/domain/orders/tax-document-texts"

/** What is wrong with a folio and a file before anything is read or sent; null when nothing is. */
export function attachmentMistake(folio: string, file: File | null): string | null {
  const read = folioSchema.safeParse(folio)
  if (!read.success) return taxDocumentTexts.folioRequired
  if (file === null) return taxDocumentTexts.fileRequired
  return file.size > maxTaxPdfBytes ? taxDocumentTexts.fileTooLarge : null
}

/** A file as base64; null when it is no whole PDF. */
export async function readPdf(file: File): Promise<string | null> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ""
  // In parts: a call takes only so many arguments.
  for (let start = 0; start < bytes.length; start += 32_768) {
    text += String.fromCharCode(...bytes.subarray(start, start + 32_768))
  }
  const read = taxPdfSchema.safeParse(btoa(text))
  return read.success ? read.data : null
}
