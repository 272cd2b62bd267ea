import type { Mail } from "../ports/mailer/mailer.ts"
import { type EmailSite, emailLayout } from "./email-layout.ts"
import { html } from "./html.ts"

/**
 * Tells the person that the message arrived. Nothing of what was typed stands in it: anybody may type
 * anybody's address, and we must not carry a stranger's words there.
 */
export function contactConfirmation(
  site: EmailSite,
  message: { email: string; documentId: string },
): Mail {
  const title = "Recibimos tu mensaje"
  const promise = "Gracias por escribirnos. Te responderemos a este correo lo antes posible."
  const reference = `Tu número de referencia es ${message.documentId}.`
  const notYours = "Si no nos escribiste tú, puedes ignorar este correo."
  return {
    to: message.email,
    subject: `${title} · ${site.siteName}`,
    html: emailLayout(
      site,
      title,
      html`<p>Hola:</p><p>${promise}</p><p>${reference}</p><p>${notYours}</p>`,
    ),
    text: [
      "Hola:",
      "",
      promise,
      reference,
      "",
      notYours,
      "",
      `${site.siteName} · ${site.baseUrl}`,
      "",
    ].join("\n"),
  }
}
