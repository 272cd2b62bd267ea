import type { ReviewKind, ReviewReason } from "@wara/domain/ads/review"
import { paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"
import { refusalLines } from "./refusal-lines.ts"

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
