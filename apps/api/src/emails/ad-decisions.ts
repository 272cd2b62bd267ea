import type { ReviewKind, ReviewReason } from "@wara/domain/ads/review"
import { reviewReasonTexts } from "@wara/domain/ads/review-texts"
import { formatMoment } from "@wara/domain/site/chilean-dates"
import { adPath, editAdPath, paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import { contactAddress, type EmailSite } from "./email-layout.ts"
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

/** Why a submission was refused, and the team's message, one paragraph per line. */
function refusalLines(reason: ReviewReason, notes: string): string[] {
  const written = notes
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
  const [first, ...rest] = written
  if (reason === "other" && first !== undefined) return [`Motivo: ${first}`, ...rest]
  return [`Motivo: ${reviewReasonTexts[reason].name}.`, ...written]
}

/** Lists the requested changes of an ad and links to its form. */
export function adChangesRequestedMail(
  site: EmailSite,
  ad: {
    email: string
    firstname: string
    kind: ReviewKind
    adId: number
    name: string
    reason: ReviewReason
    notes: string
  },
): Mail {
  return letterMail(site, {
    to: ad.email,
    firstname: ad.firstname,
    title: "Tu anuncio necesita cambios",
    paragraphs: [
      `Revisamos tu anuncio «${ad.name}» y falta algo para publicarlo.`,
      ...refusalLines(ad.reason, ad.notes),
    ],
    action: { label: "Editar mi anuncio", link: `${site.baseUrl}${editAdPath(ad.adId)}` },
    adds: [
      ad.kind === "first"
        ? "Enviarlo de nuevo no tiene costo: usa el mismo crédito."
        : "Mientras tanto se sigue mostrando la última versión aprobada.",
    ],
  })
}

/** Explains why an ad, or a change of one, was rejected, and which credits were returned. */
export function adRejectedMail(
  site: EmailSite,
  ad: {
    email: string
    firstname: string
    kind: ReviewKind
    name: string
    reason: ReviewReason
    notes: string
    credits: { publication: number; featured: number }
  },
): Mail {
  const isNew = ad.kind === "first"
  return letterMail(site, {
    to: ad.email,
    firstname: ad.firstname,
    title: isNew ? "No publicamos tu anuncio" : "No publicamos los cambios de tu anuncio",
    paragraphs: [
      isNew
        ? `Revisamos tu anuncio «${ad.name}» y no lo podemos publicar.`
        : `Revisamos los cambios de tu anuncio «${ad.name}» y no los podemos publicar. La última versión aprobada se sigue mostrando.`,
      ...refusalLines(ad.reason, ad.notes),
    ],
    action: { label: "Ver mis anuncios", link: `${site.baseUrl}${paths.accountAds}` },
    adds: returned(ad.credits),
  })
}

function returned({ publication, featured }: { publication: number; featured: number }): string[] {
  if (publication > 0 && featured > 0) {
    return ["Te devolvimos el crédito para publicar y el crédito para destacar."]
  }
  return publication > 0 ? ["Te devolvimos el crédito para publicar."] : []
}

export function adBannedMail(
  site: EmailSite,
  ad: { email: string; firstname: string; name: string; reason: ReviewReason; notes: string },
): Mail {
  return letterMail(site, {
    to: ad.email,
    firstname: ad.firstname,
    title: "Bloqueamos tu anuncio",
    paragraphs: [
      `Bloqueamos tu anuncio «${ad.name}» porque no cumple las condiciones del sitio.`,
      ...refusalLines(ad.reason, ad.notes),
    ],
    action: { label: "Escribir al equipo", link: contactAddress(site) },
    adds: ["Si crees que es un error, escríbenos y lo revisaremos."],
  })
}

/**
 * Notifies an owner that a published ad is under review again, and that its days are paused
 * meanwhile.
 */
export function adReturnedMail(
  site: EmailSite,
  ad: { email: string; firstname: string; name: string; days: number; notes: string },
): Mail {
  const left = ad.days === 1 ? "el día que le queda" : `los ${ad.days} días que le quedan`
  return letterMail(site, {
    to: ad.email,
    firstname: ad.firstname,
    title: "Tu anuncio volvió a revisión",
    paragraphs: [
      `Estamos revisando otra vez tu anuncio «${ad.name}». Mientras tanto no se ve en el sitio.`,
      ...(ad.notes === "" ? [] : [ad.notes]),
      `Tu crédito sigue en el anuncio: cuando lo aprobemos, tendrá ${left}.`,
    ],
    action: { label: "Ver mis anuncios", link: `${site.baseUrl}${paths.accountAds}` },
    adds: ["No tienes que hacer nada. Te avisaremos con el resultado."],
  })
}
