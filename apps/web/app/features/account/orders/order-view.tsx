import type { Order, OrderTaxDocument } from "@wara/contract/order"
import { orderMeaning } from "@wara/domain/orders/order-lifecycle"
import { taxDocumentNames } from "@wara/domain/orders/order-texts"
import { paths, taxDocumentPath } from "@wara/domain/site/paths"
import ArrowLeft from "lucide-react/icons/arrow-left"
import Download from "lucide-react/icons/download"
import { useId } from "react"
import { Link } from "react-router"
import { PageHead } from "../frame/page-parts.tsx"
import { OrderStateTag } from "./order-rows.tsx"
import { orderTexts as texts } from "./texts.ts"

export function OrderHead(props: { order: Order; next: { to: string; text: string } | null }) {
  const { order, next } = props
  return (
    <div className="flex flex-col gap-3 print:hidden">
      <Link
        to={paths.accountOrders}
        className="-mt-2 inline-flex min-h-11 items-center gap-2 self-start text-sky text-sm hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {texts.back}
      </Link>
      <PageHead title={texts.order(order.buy_order)} />
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <OrderStateTag state={order.state} />
        <span className="text-ink-soft">{orderMeaning(order)}</span>
      </p>
      {next === null ? null : (
        <Link to={next.to} className="button button-primary self-start text-sm">
          {next.text}
        </Link>
      )}
    </div>
  )
}

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
