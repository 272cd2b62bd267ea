import { dataAnswerSchema } from "@wara/contract/answer"
import { taxDocumentFileSchema } from "@wara/contract/order"
import { taxDocumentFileName } from "@wara/domain/orders/tax-document-texts"
import { callApi } from "../../wire/call-api.ts"

/** The PDF of a document, and what it is called on disk. Throws PanelError. */
export async function fetchTaxPdf(id: number): Promise<{ file: Blob; name: string }> {
  const answer = dataAnswerSchema(taxDocumentFileSchema)
  const { data } = await callApi(`admin/tax-documents/${id}/file`, answer)
  const bytes = Uint8Array.from(atob(data.pdf), (sign) => sign.charCodeAt(0))
  return { file: new Blob([bytes], { type: "application/pdf" }), name: taxDocumentFileName(data) }
}
