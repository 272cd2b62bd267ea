import { paths } from "@wara/domain/site/paths"
import type { Mail } from "../ports/mailer/mailer.ts"
import type { EmailSite } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/** Thanks for a report; contains nothing that was typed, because any address can be entered. */
export function abuseReceivedMail(site: EmailSite, { email }: { email: string }): Mail {
  return letterMail(site, {
    to: email,
    firstname: "",
    title: "Recibimos tu denuncia",
    paragraphs: [
      "Gracias por avisarnos. Nuestro equipo la revisa y te cuenta a este correo qué pasó.",
      "Nadie fuera de nuestro equipo sabe quién denunció.",
    ],
    action: { label: "Consejos de seguridad", link: `${site.baseUrl}${paths.safety}` },
    adds: ["Si no la enviaste tú, puedes ignorar este correo."],
  })
}

/** The outcome of a report, for its sender. */
export function abuseDecidedMail(
  site: EmailSite,
  report: { email: string; name: string; isUpheld: boolean },
): Mail {
  const { email, isUpheld, name } = report
  return letterMail(site, {
    to: email,
    firstname: "",
    title: isUpheld ? "Tenías razón: actuamos" : "Revisamos tu denuncia",
    paragraphs: [
      `Revisamos tu denuncia sobre «${name}».`,
      isUpheld
        ? "Encontramos que no cumplía las reglas y tomamos medidas. Gracias por ayudar a cuidar el sitio."
        : "Con lo que vimos, no infringe las reglas, así que no tomamos medidas. Si tienes más antecedentes, puedes denunciarlo otra vez.",
    ],
    action: { label: "Ver las reglas", link: `${site.baseUrl}${paths.terms}` },
    adds: ["Quien publicó no sabe que fuiste tú."],
  })
}
