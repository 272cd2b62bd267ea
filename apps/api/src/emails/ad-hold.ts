import type { ReviewReason } from "@wara/domain/ads/review"
import { reviewReasonTexts } from "@wara/domain/ads/review-texts"
import { formatMoment } from "@wara/domain/site/chilean-dates"
import { adPath } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** Explains to an owner why a public ad is out of sight, and links to the appeal. */
export function adOnHoldMail(
  site: EmailSite,
  ad: {
    email: string
    firstname: string
    name: string
    reason: ReviewReason
    notes: string
    /** Days that the ad had left, which are paused. */
    days: number
    link: string
  },
): Mail {
  const { days, email, firstname, link, name, notes, reason } = ad
  const left = days === 1 ? "el día que le queda" : `los ${days} días que le quedan`
  return letterMail(site, {
    to: email,
    firstname,
    title: "Tu anuncio está en revisión preventiva",
    paragraphs: [
      `Tu anuncio «${name}» no se ve en el sitio mientras lo revisamos. No es una sanción: si todo está bien, vuelve a publicarse.`,
      ...(reason === "other" ? [] : [`Motivo: ${reviewReasonTexts[reason].name}.`]),
      ...linesOf(notes),
      `No pierdes días: si vuelve, tendrá ${left}.`,
    ],
    action: { label: "Apelar", link },
    adds: [
      "Puedes apelar una vez, con tus explicaciones. Lo decide otra persona del equipo, no la que lo dejó en revisión.",
    ],
  })
}

/** Reports to an owner that an ad on hold is public again, and until when. */
export function adReleasedMail(
  site: EmailSite,
  ad: {
    email: string
    firstname: string
    name: string
    slug: string
    expiresAt: Date
    notes: string
  },
): Mail {
  return letterMail(site, {
    to: ad.email,
    firstname: ad.firstname,
    title: "Tu anuncio está publicado otra vez",
    paragraphs: [
      `Terminamos la revisión preventiva de tu anuncio «${ad.name}» y ya se ve de nuevo.`,
      ...linesOf(ad.notes),
      `Le devolvimos los días de la revisión: estará publicado hasta el ${formatMoment(ad.expiresAt)}.`,
    ],
    action: { label: "Ver mi anuncio", link: `${site.baseUrl}${adPath(ad.slug)}` },
    adds: ["Gracias por la paciencia."],
  })
}

const linesOf = (notes: string): string[] =>
  notes
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
