import { formatMoney } from "@wara/domain/money/money"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** Tells the operators why an order waits for them; its buyer stays in the panel. */
export function orderAttentionMail(
  site: EmailSite & { operatorEmail: string; publicApiUrl: string },
  order: { id: number; buyOrder: string | null; total: number; attention: string },
): Mail {
  return letterMail(site, {
    to: site.operatorEmail,
    firstname: "",
    title: "Una orden necesita atención",
    paragraphs: [order.attention],
    facts: [
      ["Orden", order.buyOrder ?? `N.º ${order.id}`],
      ["Total", formatMoney(order.total, "CLP")],
    ],
    action: { label: "Abrir la orden", link: `${site.publicApiUrl}/admin/orders/${order.id}/show` },
    adds: ["En el panel está qué pasó paso a paso; anota ahí cómo se resolvió."],
  })
}
