import { endLinkDays } from "@wara/domain/ads/ad-limits"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** Notifies an owner that an ad ended, asks whether the machine was sold, and offers renewal. */
export function adEndedMail(
  site: EmailSite,
  ad: {
    email: string
    firstname: string
    name: string
    photo: string | null
    soldLink: string
    renewLink: string
  },
): Mail {
  return letterMail(site, {
    to: ad.email,
    firstname: ad.firstname,
    title: "Tu anuncio terminó",
    paragraphs: [
      `Tu anuncio «${ad.name}» terminó y ya no se muestra.`,
      "¿Vendiste el equipo? Cuéntanos. Si todavía lo ofreces, renueva el anuncio con un crédito: se publica de inmediato, sin otra revisión.",
    ],
    ad,
    action: { label: "Renovar mi anuncio", link: ad.renewLink },
    alternative: { label: "Sí, lo vendí", link: ad.soldLink },
    adds: [`Estos enlaces sirven durante ${endLinkDays} días.`],
  })
}
