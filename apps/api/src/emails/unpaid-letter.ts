import { formatMoney } from "@wara/domain/money/money"
import { paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** An order that ended unpaid; its total in whole pesos. */
export type UnpaidOrder = {
  buyOrder: string | null
  total: number
  /** The ad that was to be paid; it is a draft again. */
  adId: number | null
  buyer: { email: string; firstname: string }
}

/** A letter about an unsuccessful payment: what happened, what remains, and how to try again. */
export function unpaidLetter(
  site: EmailSite,
  { adId, buyer, buyOrder, total }: UnpaidOrder,
  words: {
    title: string
    paragraphs: (amount: string, buyOrder: string) => string[]
    adds: string[]
  },
): Mail {
  const again = adId === null ? paths.packs : paths.accountAds
  return letterMail(site, {
    to: buyer.email,
    firstname: buyer.firstname,
    title: words.title,
    paragraphs: [
      ...words.paragraphs(formatMoney(total, "CLP"), buyOrder ?? ""),
      ...(adId === null ? [] : ["Tu anuncio quedó guardado como borrador."]),
    ],
    action: { label: "Volver a intentarlo", link: `${site.baseUrl}${again}` },
    adds: words.adds,
  })
}
