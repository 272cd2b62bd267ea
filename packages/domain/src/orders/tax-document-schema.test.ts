import { expect, test } from "vitest"
import { taxDocumentTexts } from "./order-texts.ts"
import {
  attachTaxDocumentSchema,
  folioSchema,
  maxTaxPdfBytes,
  taxPdfSchema,
} from "./tax-document-schema.ts"

const pdfOf = (bytes: number) => btoa(`%PDF-1.7${"x".repeat(bytes - 13)}%%EOF`)
const messageOf = (schema: typeof taxPdfSchema | typeof folioSchema, text: string) =>
  schema.safeParse(text).error?.issues[0]?.message

test("[B5.30] a folio is a positive whole number of at most ten digits", () => {
  for (const folio of ["1", "4123", "9999999999"]) expect(folioSchema.parse(folio)).toBe(folio)
  expect(folioSchema.parse(" 12 ")).toBe("12")
  for (const folio of ["", "0", "012", "1a", "-4", "12345678901"]) {
    expect(messageOf(folioSchema, folio)).toBe(taxDocumentTexts.folioRequired)
  }
})

test("[B5.30] only a PDF of at most two megabytes is taken", () => {
  expect(taxPdfSchema.safeParse(pdfOf(maxTaxPdfBytes)).success).toBe(true)
  expect(messageOf(taxPdfSchema, pdfOf(maxTaxPdfBytes + 3))).toBe(taxDocumentTexts.fileTooLarge)
  expect(messageOf(taxPdfSchema, btoa("<script>alert(1)</script>"))).toBe(taxDocumentTexts.notPdf)
  expect(messageOf(taxPdfSchema, "no base64!")).toBe(taxDocumentTexts.fileRequired)
  expect(messageOf(taxPdfSchema, "")).toBe(taxDocumentTexts.fileRequired)
})

test.each([
  ["is cut off before its end", `%PDF-1.7\n${"x".repeat(5_000)}`],
  ["ends long before the file does", `%PDF-1.7\n%%EOF\n${"x".repeat(5_000)}`],
  ["has no version", "%PDF-x\n%%EOF"],
  ["begins with something else", "<script></script>%PDF-1.7\n%%EOF"],
])("[B5.30] a PDF that %s is refused", (_what, text) => {
  expect(messageOf(taxPdfSchema, btoa(text))).toBe(taxDocumentTexts.notPdf)
})

test("[B5.30] issuers may add line breaks after the end", () => {
  expect(taxPdfSchema.safeParse(btoa("%PDF-2.0\nx\n%%EOF\r\n\r\n")).success).toBe(true)
})

test("[B5.30] a document names the folio that it replaces, or none", () => {
  const document = { folio: "12", pdf: pdfOf(100), replaces: null }
  expect(attachTaxDocumentSchema.parse(document)).toEqual(document)
  expect(attachTaxDocumentSchema.safeParse({ ...document, replaces: undefined }).success).toBe(
    false,
  )
})
