import type { ReviewKind } from "@wara/domain/ads/review"
import { paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** Confirms that an ad, or a change of one, is awaiting review. */
export function adReceivedMail(
  site: EmailSite,
  ad: { email: string; firstname: string; kind: ReviewKind; name: string; hours: number },
): Mail {
  const isNew = ad.kind === "first"
  return letterMail(site, {
    to: ad.email,
    firstname: ad.firstname,
    title: isNew ? "Recibimos tu anuncio" : "Recibimos los cambios de tu anuncio",
    paragraphs: isNew
      ? [
          `Tu anuncio «${ad.name}» está en revisión.`,
          "Lo revisa una persona de nuestro equipo. Te avisaremos por correo cuando esté publicado.",
        ]
      : [
          `Los cambios de tu anuncio «${ad.name}» están en revisión.`,
          "Mientras tanto se sigue mostrando la última versión aprobada. Te avisaremos por correo.",
        ],
    action: { label: "Ver mis anuncios", link: `${site.baseUrl}${paths.accountAds}` },
    adds: [
      `Normalmente respondemos en ${ad.hours === 1 ? "una hora" : `menos de ${ad.hours} horas`}.`,
    ],
  })
}
