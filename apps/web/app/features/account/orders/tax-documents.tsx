import type { Order, OrderTaxDocument } from "@wara/contract/order"
import { taxDocumentNames } from "@wara/domain/orders/tax-document-texts"
import { taxDocumentPath } from "@wara/domain/site/paths"
import { Download } from "lucide-react"
import { useId } from "react"
import { orderTexts as texts } from "./order-texts.ts"

/** Boleta, factura and credit notes of a paid order: issued ones to download, and pending ones. */
export function TaxDocuments({ order }: { order: Order }) {
  const id = useId()
  const shown = order.tax_documents.filter(({ state }) => state !== "waived")
  if (shown.length === 0) return null
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-2 rounded-card border border-line bg-surface p-4 sm:p-6 print:hidden"
    >
      <h2 id={id} className="text-lg">
        {texts.taxDocuments}
      </h2>
      <ul className="divide-y divide-line">
        {shown.map((document) => (
          <li
            key={document.documentId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3"
          >
            <Name document={document} />
            {document.has_pdf ? (
              <a
                href={taxDocumentPath(order.documentId, document.documentId)}
                download
                className="button button-quiet text-sm"
              >
                <Download aria-hidden className="size-4" />
                {texts.downloadPdf} <span className="visually-hidden">{nameOf(document)}</span>
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

const nameOf = ({ folio, kind }: OrderTaxDocument) =>
  folio === null ? taxDocumentNames[kind] : texts.folio(taxDocumentNames[kind], folio)

function Name({ document }: { document: OrderTaxDocument }) {
  const { issued_at: issuedAt } = document
  return (
    <span>
      <span className="block font-medium tabular-nums">{nameOf(document)}</span>
      <span className="block text-ink-soft text-sm">
        {issuedAt === null ? texts.toBeIssued : texts.issuedOn(issuedAt)}
      </span>
    </span>
  )
}
