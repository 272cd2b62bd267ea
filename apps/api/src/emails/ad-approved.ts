import type { ReviewKind } from "@wara/domain/ads/review"
import { formatMoment } from "@wara/domain/site/chilean-dates"
import { adPath, paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/**
 * Notifies an owner that an ad, or a change of one, is public, where and until when; or that the
 * change of an ended ad appears once it is published again.
 */
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
    isPublic: boolean
    /** Days before the end at which a reminder is sent. */
    reminderDays: number
  },
): Mail {
  const isNew = ad.kind === "first"
  const title = isNew ? "Tu anuncio está publicado" : changesTitle(ad.isPublic)
  return letterMail(site, {
    to: ad.email,
    firstname: ad.firstname,
    title,
    paragraphs: [
      isNew
        ? `Aprobamos tu anuncio «${ad.name}» y ya lo pueden ver los compradores.`
        : `Aprobamos los cambios de tu anuncio «${ad.name}».`,
      ad.isPublic
        ? `Estará publicado hasta el ${formatMoment(ad.expiresAt)}.`
        : "Hoy no está publicado: los cambios se verán cuando lo publiques otra vez.",
    ],
    ad,
    action: ad.isPublic
      ? { label: "Ver mi anuncio", link: `${site.baseUrl}${adPath(ad.slug)}` }
      : { label: "Ir a mis anuncios", link: `${site.baseUrl}${paths.accountAds}` },
    adds: isNew
      ? [
          `Te avisaremos ${ad.reminderDays === 1 ? "un día" : `${ad.reminderDays} días`} antes de que termine, para que puedas renovarlo.`,
        ]
      : [],
  })
}

const changesTitle = (isPublic: boolean) =>
  isPublic ? "Publicamos los cambios de tu anuncio" : "Aprobamos los cambios de tu anuncio"
