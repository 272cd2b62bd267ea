import { taxDocumentNames } from "@wara/domain/orders/order-texts"
import type { TaxDocumentKind } from "@wara/domain/orders/tax-document"
import { orderPath } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** A boleta, factura or credit note was issued and can be downloaded from the order's page. */
export function taxDocumentMail(
  site: EmailSite,
  document: {
    documentId: string
    buyOrder: string | null
    kind: TaxDocumentKind
    folio: string
    hasPdf: boolean
    buyer: { email: string; firstname: string }
  },
): Mail {
  const name = taxDocumentNames[document.kind].toLowerCase()
  const { buyer, documentId, folio } = document
  return letterMail(site, {
    to: buyer.email,
    firstname: buyer.firstname,
    title: `Tu ${name} está lista`,
    paragraphs: [
      `Emitimos la ${name} N.º ${folio} de la orden ${document.buyOrder ?? ""}.`,
      document.hasPdf
        ? "Puedes descargarla en PDF en la página de la orden."
        : "Puedes verla en la página de la orden.",
    ],
    action: { label: "Ver mi orden", link: `${site.baseUrl}${orderPath(documentId)}` },
    adds: [],
  })
}
