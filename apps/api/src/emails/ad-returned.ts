import { paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

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
