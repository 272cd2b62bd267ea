import { paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** Reports the team's decision on a request for a professional account. */
export function proRequestAnsweredMail(
  site: EmailSite,
  answer: { email: string; firstname: string; isApproved: boolean; reason: string },
): Mail {
  const { email, firstname, isApproved, reason } = answer
  if (isApproved) {
    return letterMail(site, {
      to: email,
      firstname,
      title: "Ya eres vendedor profesional",
      paragraphs: [
        "Aprobamos tu solicitud. Tus anuncios muestran el nombre de tu empresa y llevan a tu página pública.",
      ],
      action: { label: "Completar mi página", link: `${site.baseUrl}${paths.accountProfileEdit}` },
      adds: ["Sube tu logo y tu portada: se ven en tu página y en tus anuncios."],
    })
  }
  return letterMail(site, {
    to: email,
    firstname,
    title: "No aprobamos tu solicitud",
    paragraphs: ["Revisamos tu solicitud para ser vendedor profesional.", `Motivo: ${reason}`],
    action: { label: "Enviar otra solicitud", link: `${site.baseUrl}${paths.accountPro}` },
    adds: ["Puedes corregir lo que falta y pedirlo de nuevo cuando quieras."],
  })
}
