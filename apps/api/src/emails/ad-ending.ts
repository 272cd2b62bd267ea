import { formatMoment } from "@wara/domain/site/chilean-dates"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** Warns an owner before an ad ends and offers renewal. */
export function adEndingMail(
  site: EmailSite,
  ad: {
    email: string
    firstname: string
    name: string
    photo: string | null
    expiresAt: Date
    renewLink: string
  },
): Mail {
  return letterMail(site, {
    to: ad.email,
    firstname: ad.firstname,
    title: "Tu anuncio termina pronto",
    paragraphs: [
      `Tu anuncio «${ad.name}» termina el ${formatMoment(ad.expiresAt)}.`,
      "Si lo renuevas, los días nuevos se suman a los que quedan. Usa un crédito para publicar.",
    ],
    ad,
    action: { label: "Renovar mi anuncio", link: ad.renewLink },
    adds: ["Si ya no lo necesitas, no hagas nada: termina solo."],
  })
}
