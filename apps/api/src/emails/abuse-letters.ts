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

/**
 * What became of a reported subject by the decision: the team banned it or blocked its account, put
 * it on hold, which an appeal may still end, it is gone for another reason, or it is still public.
 */
export type AbuseMeasure = "taken" | "on-hold" | "gone" | "none"

const upheldTexts: Record<AbuseMeasure, { title: string; text: string }> = {
  taken: {
    title: "Tenías razón: actuamos",
    text: "Encontramos que no cumplía las reglas y tomamos medidas.",
  },
  "on-hold": {
    title: "Coincidimos contigo",
    text: "Coincidimos contigo: el anuncio quedó fuera de la vista. Todavía falta decidir si vuelve a publicarse.",
  },
  gone: {
    title: "Coincidimos contigo",
    text: "Coincidimos contigo: no cumplía las reglas. Ya no se muestra en el sitio.",
  },
  none: { title: "Coincidimos contigo", text: "Revisamos los antecedentes y coincidimos contigo." },
}

/** A subject that the team took out of sight for another reason is not one without measures. */
const dismissedText = (measure: AbuseMeasure): string =>
  measure === "none" || measure === "gone"
    ? "Con lo que vimos, no infringe las reglas, así que no tomamos medidas. Si tienes más antecedentes, puedes denunciarlo otra vez."
    : "Con lo que vimos, no pudimos confirmar lo que denunciaste. Gracias por avisarnos."

/** The outcome of a report, for its sender; it reports a measure only when one was taken. */
export function abuseDecidedMail(
  site: EmailSite,
  report: { email: string; name: string; isUpheld: boolean; measure: AbuseMeasure },
): Mail {
  const { email, isUpheld, measure, name } = report
  const upheld = upheldTexts[measure]
  return letterMail(site, {
    to: email,
    firstname: "",
    title: isUpheld ? upheld.title : "Revisamos tu denuncia",
    paragraphs: [
      `Revisamos tu denuncia sobre «${name}».`,
      isUpheld ? `${upheld.text} Gracias por ayudar a cuidar el sitio.` : dismissedText(measure),
    ],
    action: { label: "Ver las reglas", link: `${site.baseUrl}${paths.terms}` },
    adds: ["Quien publicó no sabe que fuiste tú."],
  })
}
