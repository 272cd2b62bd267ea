import { formatMoney } from "@wara/domain/money/format-money"
import { paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** Nobody came back from paying in the time that there is; what became of it, and how to go on. */
export function paymentUnfinishedMail(
  site: EmailSite,
  order: {
    buyOrder: string | null
    total: number
    adId: number | null
    buyer: { email: string; firstname: string }
  },
): Mail {
  const { adId, buyer, total } = order
  const again = adId === null ? paths.packs : paths.accountAds
  return letterMail(site, {
    to: buyer.email,
    firstname: buyer.firstname,
    title: "Tu pago quedó sin terminar",
    says: [
      `Pasó el tiempo para pagar ${formatMoney(total, "CLP")} de la orden ${order.buyOrder ?? ""} y la cerramos. No se hizo ningún cargo.`,
      ...(adId === null ? [] : ["Tu anuncio quedó guardado como borrador."]),
    ],
    action: { label: "Volver a intentarlo", link: `${site.baseUrl}${again}` },
    adds: ["Si decidiste no comprar, no tienes que hacer nada."],
  })
}
