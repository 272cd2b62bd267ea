import { formatMoney } from "@wara/domain/money/format-money"
import { paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** The bank declined a payment; what to look at, and that nothing is lost. */
export function paymentFailedMail(
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
    title: "No se pudo hacer tu pago",
    says: [
      `Tu banco no autorizó el pago de ${formatMoney(total, "CLP")} de la orden ${order.buyOrder ?? ""}. No se hizo ningún cargo.`,
      "Suele pasar por un dato de la tarjeta mal escrito, por falta de cupo o saldo, o porque la tarjeta no está habilitada para comprar por internet.",
      ...(adId === null ? [] : ["Tu anuncio quedó guardado como borrador."]),
    ],
    action: { label: "Volver a intentarlo", link: `${site.baseUrl}${again}` },
    adds: ["Si vuelve a pasar, prueba con otra tarjeta o pregunta en tu banco."],
  })
}
