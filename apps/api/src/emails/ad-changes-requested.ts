import type { ReviewKind, ReviewReason } from "@wara/domain/ads/review"
import { editAdPath } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"
import { refusalLines } from "./refusal-lines.ts"

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
