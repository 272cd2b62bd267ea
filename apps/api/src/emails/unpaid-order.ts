import { formatMoney } from "@wara/domain/money/money"
import { paths } from "@wara/domain/site/paths"
import { payForAdPath } from "@wara/domain/site/payment-paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** An order that ended unpaid; its total in whole pesos. */
type UnpaidOrder = {
  buyOrder: string | null
  total: number
  /** The ad that was to be paid: a draft again, or as it was before it was to be renewed or featured. */
  adId: number | null
  adIntent: "publish" | "renew" | "feature" | null
  buyer: { email: string; firstname: string }
}

/** What became of the order's ad, and the path where it can be paid again. */
function unpaidAd({ adId, adIntent }: UnpaidOrder): { texts: string[]; again: string } {
  if (adId === null || adIntent === null) return { texts: [], again: paths.packs }
  if (adIntent === "publish")
    return { texts: ["Tu anuncio quedó guardado como borrador."], again: paths.accountAds }
  const missing = adIntent === "feature" ? "destacar" : "renovar"
  return {
    texts: [`Tu anuncio sigue como estaba, sin ${missing}.`],
    again: payForAdPath({ id: adId, intent: adIntent }),
  }
}

/** A letter about an unsuccessful payment: what happened, what remains, and how to try again. */
function unpaidLetter(
  site: EmailSite,
  order: UnpaidOrder,
  words: {
    title: string
    paragraphs: (amount: string, buyOrder: string) => string[]
    adds: string[]
  },
): Mail {
  const { buyer, buyOrder, total } = order
  const { again, texts } = unpaidAd(order)
  return letterMail(site, {
    to: buyer.email,
    firstname: buyer.firstname,
    title: words.title,
    paragraphs: [...words.paragraphs(formatMoney(total, "CLP"), buyOrder ?? ""), ...texts],
    action: { label: "Volver a intentarlo", link: `${site.baseUrl}${again}` },
    adds: words.adds,
  })
}

/** The bank declined a payment: what to check, and that nothing is lost. */
export function paymentFailedMail(site: EmailSite, order: UnpaidOrder): Mail {
  return unpaidLetter(site, order, {
    title: "No se pudo hacer tu pago",
    paragraphs: (amount, buyOrder) => [
      `Tu banco no autorizó el pago de ${amount} de la orden ${buyOrder}. No se hizo ningún cargo.`,
      "Suele pasar por un dato de la tarjeta mal escrito, por falta de cupo o saldo, o porque la tarjeta no está habilitada para comprar por internet.",
    ],
    adds: ["Si vuelve a pasar, prueba con otra tarjeta o pregunta en tu banco."],
  })
}

/**
 * The buyer did not return from the payment page in time; states the result and how to continue.
 */
export function paymentUnfinishedMail(site: EmailSite, order: UnpaidOrder): Mail {
  return unpaidLetter(site, order, {
    title: "Tu pago quedó sin terminar",
    paragraphs: (amount, buyOrder) => [
      `Pasó el tiempo para pagar ${amount} de la orden ${buyOrder} y la cerramos. No se hizo ningún cargo.`,
    ],
    adds: ["Si decidiste no comprar, no tienes que hacer nada."],
  })
}
