import { formatMoney } from "@wara/domain/money/money"
import { paymentTypeTexts } from "@wara/domain/orders/order-texts"
import { formatMoment } from "@wara/domain/site/chilean-dates"
import { orderPath } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import { contactAddress, type EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** A paid order as shown on its receipt; amounts in whole pesos (CLP), IVA included. */
export type Receipt = {
  documentId: string
  buyOrder: string | null
  buyer: { email: string; firstname: string }
  items: readonly { name: string; price: number }[]
  net: number
  iva: number
  total: number
  isInvoice: boolean
  payment: {
    authorization_code: string
    payment_type_code: string
    card_number: string
    installments_number: number | null
    installments_amount: number | null
    transaction_date: string
  }
  ad: AdResult | null
}

/**
 * What a paid order did with its ad; `draft` and `credits`: nothing, and its credits remain
 * available.
 */
type AdOutcome = "submitted" | "renewed" | "renewed-and-featured" | "featured" | "draft" | "credits"

/** What a paid order did, and whether some of its credits remain. */
export type AdResult = { outcome: AdOutcome; leavesCredits: boolean }

const adParagraph: Record<AdOutcome, string> = {
  submitted: "Con él enviamos tu anuncio a revisión: te avisaremos por correo cuando se publique.",
  renewed: "Con él renovamos tu anuncio.",
  "renewed-and-featured": "Con él renovamos y destacamos tu anuncio.",
  featured: "Con él destacamos tu anuncio.",
  credits:
    "Tu anuncio cambió mientras pagabas y quedó como estaba. Tus créditos están en tu cuenta: puedes usarlos cuando quieras.",
  draft:
    "Tu anuncio sigue como borrador, porque no se pudo enviar. Tus créditos están en tu cuenta: revísalo y envíalo sin volver a pagar.",
}

const creditsLeft = "Los créditos que te quedan están en tu cuenta."

/** What became of the ad and the credits; an ad that was left unchanged says where they are. */
function adText(ad: AdResult | null): string {
  if (ad === null) return "Tus créditos ya están en tu cuenta."
  const { leavesCredits, outcome } = ad
  const isDone = outcome !== "draft" && outcome !== "credits"
  return isDone && leavesCredits ? `${adParagraph[outcome]} ${creditsLeft}` : adParagraph[outcome]
}

/** The payment receipt, with everything Webpay requires shops to show. */
export function paymentReceiptMail(site: EmailSite, receipt: Receipt): Mail {
  const { ad, buyer, documentId, isInvoice, payment, total } = receipt
  const paper = isInvoice ? "la factura" : "la boleta"
  return letterMail(site, {
    to: buyer.email,
    firstname: buyer.firstname,
    title: "Recibimos tu pago",
    paragraphs: [`Recibimos tu pago de ${formatMoney(total, "CLP")}.`, adText(ad)],
    facts: [
      ["Orden", receipt.buyOrder ?? ""],
      ["Comercio", site.siteName],
      ...receipt.items.map(({ name, price }): [string, string] => [
        name,
        formatMoney(price, "CLP"),
      ]),
      ["Neto", formatMoney(receipt.net, "CLP")],
      ["IVA", formatMoney(receipt.iva, "CLP")],
      ["Total", `${formatMoney(total, "CLP")} (pesos chilenos)`],
      ["Fecha del pago", formatMoment(new Date(payment.transaction_date))],
      ["Código de autorización", payment.authorization_code],
      [
        "Tipo de pago",
        paymentTypeTexts[payment.payment_type_code]?.card ?? payment.payment_type_code,
      ],
      ["Cuotas", instalments(payment)],
      ["Tarjeta terminada en", payment.card_number],
    ],
    action: { label: "Ver mi orden", link: `${site.baseUrl}${orderPath(documentId)}` },
    alternative: { label: "Escribir al equipo", link: contactAddress(site) },
    adds: [
      `Este comprobante no reemplaza ${paper}, que se emite aparte.`,
      "Si te arrepientes, tienes 10 días para escribirnos y pedir la devolución de los créditos que no usaste.",
    ],
  })
}

/** Number, kind and amount in one line: "6 cuotas normales de $13.330". */
function instalments(payment: Receipt["payment"]): string {
  const { installments_amount: amount, installments_number: number } = payment
  if (!number) return "Sin cuotas"
  const each = amount === null ? "" : ` de ${formatMoney(amount, "CLP")}`
  return `${number} ${paymentTypeTexts[payment.payment_type_code]?.counted ?? "cuotas"}${each}`
}

/** Money of an order is being returned to the card; amounts in whole pesos (CLP). */
export function refundMail(
  site: EmailSite,
  refund: {
    documentId: string
    buyOrder: string | null
    total: number
    amount: number
    credits: number
    buyer: { email: string; firstname: string }
  },
): Mail {
  const { amount, buyer, credits, total } = refund
  const share = amount === total ? "el pago completo" : "una parte del pago"
  const taken = credits === 1 ? "Retiramos 1 crédito que" : `Retiramos ${credits} créditos que`
  return letterMail(site, {
    to: buyer.email,
    firstname: buyer.firstname,
    title: "Te devolvimos un pago",
    paragraphs: [
      `Te devolvimos ${formatMoney(amount, "CLP")}, ${share} de la orden ${refund.buyOrder ?? ""}.`,
      "El dinero vuelve a la misma tarjeta. Según tu banco, puede tardar algunos días en verse.",
      ...(credits === 0 ? [] : [`${taken} no habías usado de esta compra.`]),
    ],
    action: {
      label: "Ver mi orden",
      link: `${site.baseUrl}${orderPath(refund.documentId)}`,
    },
    adds: [],
  })
}
