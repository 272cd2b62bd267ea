import { formatMoney } from "@wara/domain/money/money"
import { orderPath } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

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
