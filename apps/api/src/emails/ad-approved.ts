import { renewalDays } from "@wara/domain/ads/ad-renewal"
import type { ReviewKind } from "@wara/domain/ads/review"
import { formatMoment } from "@wara/domain/site/format-date"
import { adPath } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** Tells that an ad, or a change of one, is public, where and until when. */
export function adApprovedMail(
  site: EmailSite,
  ad: {
    email: string
    firstname: string
    kind: ReviewKind
    name: string
    slug: string
    expiresAt: Date
    photo: string | null
  },
): Mail {
  const isNew = ad.kind === "first"
  return letterMail(site, {
    to: ad.email,
    firstname: ad.firstname,
    title: isNew ? "Tu anuncio está publicado" : "Publicamos los cambios de tu anuncio",
    says: [
      isNew
        ? `Aprobamos tu anuncio «${ad.name}» y ya lo pueden ver los compradores.`
        : `Aprobamos los cambios de tu anuncio «${ad.name}».`,
      `Estará publicado hasta el ${formatMoment(ad.expiresAt)}.`,
    ],
    ad,
    action: { label: "Ver mi anuncio", link: `${site.baseUrl}${adPath(ad.slug)}` },
    adds: isNew
      ? [`Te avisaremos ${renewalDays} días antes de que termine, para que puedas renovarlo.`]
      : [],
  })
}
