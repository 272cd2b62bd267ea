import { z } from "zod"
import { taxDocumentTexts } from "./tax-document-texts.ts"

/** The largest PDF of a tax document, in bytes; issuers' files have 30 to 200 kB. */
export const maxTaxPdfBytes = 2_000_000

/** Every PDF begins with these bytes, as text. */
const pdfSignature = "%PDF-"

/** A folio: the number that the SII assigns within one kind of document. */
export const folioSchema = z
  .string()
  .trim()
  .regex(/^[1-9]\d{0,9}$/, taxDocumentTexts.folioRequired)
  .meta({ examples: ["4123"] })

/** A PDF as base64 text; refused when it is no PDF or larger than `maxTaxPdfBytes`. */
export const taxPdfSchema = z
  .base64(taxDocumentTexts.fileRequired)
  .min(8, taxDocumentTexts.fileRequired)
  .max(Math.ceil(maxTaxPdfBytes / 3) * 4, taxDocumentTexts.fileTooLarge)
  .refine((text) => atob(text.slice(0, 8)).startsWith(pdfSignature), taxDocumentTexts.notPdf)
  .meta({ examples: [btoa(`${pdfSignature}1.7`)] })

/**
 * Folio and PDF of a document that was issued elsewhere. `replaces` is the folio that the person saw,
 * null for none: two people never overwrite each other.
 */
export const attachTaxDocumentSchema = z.strictObject({
  folio: folioSchema,
  pdf: taxPdfSchema,
  replaces: folioSchema.nullable(),
})

/** Why no document is issued, for example because all the money went back before. */
export const waiveTaxDocumentSchema = z.strictObject({
  reason: z.string().trim().min(3, taxDocumentTexts.reasonRequired).max(300),
})
