import { z } from "zod"
import { actionLimits } from "../staff/field-limits.ts"
import { taxDocumentTexts } from "./order-texts.ts"

/** Maximum size of a tax document's PDF in bytes; issuers' files have 30 to 200 kB. */
export const maxTaxPdfBytes = 2_000_000

/** Start of a PDF, and content of its last kilobyte, which a truncated file lacks. */
const pdfHeader = /^%PDF-[12]\.\d/
const pdfTrailer = "%%EOF"

/** Base64 characters of the first 9 and of about the last 1,024 bytes; whole groups of four. */
const headSigns = 12
const tailSigns = 1_368

function isWholePdf(text: string): boolean {
  return (
    pdfHeader.test(atob(text.slice(0, headSigns))) &&
    atob(text.slice(-tailSigns)).includes(pdfTrailer)
  )
}

/** Maximum number of digits of a folio. */
export const maxFolioDigits = 10

/** The digits of a folio; the database checks the same ones. */
export const folioPattern = new RegExp(`^[1-9][0-9]{0,${maxFolioDigits - 1}}$`)

/** A folio: the number that the SII assigns within one kind of document. */
export const folioSchema = z
  .string()
  .trim()
  .regex(folioPattern, taxDocumentTexts.folioRequired)
  .meta({ examples: ["4123"] })

/**
 * A PDF as base64 text; refused when it is not a PDF, is truncated or is larger than
 * `maxTaxPdfBytes`. Its content is not parsed: pages serve it only as a download.
 */
export const taxPdfSchema = z
  .base64({ error: taxDocumentTexts.fileRequired, abort: true })
  .min(headSigns, taxDocumentTexts.fileRequired)
  .max(Math.ceil(maxTaxPdfBytes / 3) * 4, taxDocumentTexts.fileTooLarge)
  .refine(isWholePdf, taxDocumentTexts.notPdf)
  .meta({ examples: [btoa(`%PDF-1.7\n${pdfTrailer}`)] })

/**
 * Folio and PDF of a document issued elsewhere. `replaces` is the folio that the operator saw, null
 * for none, so that two operators never overwrite each other.
 */
export const attachTaxDocumentSchema = z.strictObject({
  folio: folioSchema,
  pdf: taxPdfSchema,
  replaces: folioSchema.nullable(),
})

/** Why no document is issued, for example because the order was fully refunded before. */
export const waiveTaxDocumentSchema = z.strictObject({
  reason: z
    .string()
    .trim()
    .min(actionLimits.orderReason.min, taxDocumentTexts.reasonRequired)
    .max(actionLimits.orderReason.max),
})
