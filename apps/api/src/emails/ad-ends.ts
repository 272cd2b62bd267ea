import { endLinkDays } from "@wara/domain/ads/ad-term"
import { formatMoment } from "@wara/domain/site/chilean-dates"
import { paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** Warns an owner before an ad ends, offers renewal, and asks whether the machine was sold. */
export function adEndingMail(
  site: EmailSite,
  ad: {
    email: string
    firstname: string
    name: string
    photo: string | null
    expiresAt: Date
    soldLink: string
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
      "¿Ya vendiste el equipo? Márcalo como vendido y dejan de preguntarte por él.",
    ],
    ad,
    action: { label: "Renovar mi anuncio", link: ad.renewLink },
    alternative: { label: "Sí, lo vendí", link: ad.soldLink },
    adds: ["Si ya no lo necesitas, no hagas nada: termina solo."],
  })
}

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

/** Ads listed by name in one mail; the account lists the others. */
const maxListed = 40

const words = {
  ending: {
    title: (count: number) => `${count} de tus anuncios terminan pronto`,
    paragraphs:
      "Si los renuevas, los días nuevos se suman a los que quedan. Cada uno usa un crédito para publicar.",
    adds: "Los que ya no necesites terminan solos.",
  },
  ended: {
    title: (count: number) => `${count} de tus anuncios terminaron`,
    paragraphs:
      "Ya no se muestran. Los equipos que todavía ofreces se renuevan con un crédito cada uno y se publican de inmediato, sin otra revisión.",
    adds: "Marca como vendidos los que vendiste: así dejamos de avisarte.",
  },
} as const

/**
 * One mail for several ads of an owner that will end, or have ended; they are renewed in the
 * account.
 */
export function adsDigestMail(
  site: EmailSite,
  digest: {
    kind: "ending" | "ended"
    email: string
    firstname: string
    ads: readonly { name: string; expiresAt: Date }[]
  },
): Mail {
  const { ads, kind } = digest
  const { adds, paragraphs, title } = words[kind]
  const more = ads.length - maxListed
  return letterMail(site, {
    to: digest.email,
    firstname: digest.firstname,
    title: title(ads.length),
    paragraphs: [paragraphs],
    items: ads.slice(0, maxListed).map(({ expiresAt, name }) => [name, formatMoment(expiresAt)]),
    action: { label: "Ver mis anuncios", link: `${site.baseUrl}${paths.accountAds}` },
    adds: [...(more > 0 ? [`Y ${more} más, que ves en tu cuenta.`] : []), adds],
  })
}
