import type { ContactMessage } from "@wara/domain/contact/contact-schema"
import type { Mail } from "../ports/mailer/mailer.ts"
import { type EmailSite, emailLayout } from "./email-layout.ts"
import { html, paragraphs } from "./html.ts"

/** Tells the person that the message arrived, with a copy of it. */
export function contactConfirmation(
  site: EmailSite,
  message: ContactMessage & { documentId: string },
): Mail {
  const title = "Recibimos tu mensaje"
  const greeting = `Hola, ${message.name}:`
  const promise = "Gracias por escribirnos. Te responderemos a este correo lo antes posible."
  const reference = `Tu número de referencia es ${message.documentId}.`
  const notYours = "Si no nos escribiste tú, puedes ignorar este correo."
  return {
    to: message.email,
    subject: `${title} · ${site.siteName}`,
    html: emailLayout(
      site,
      title,
      html`<p>${greeting}</p><p>${promise}</p><p>${reference}</p><p>Esto fue lo que nos escribiste:</p><blockquote>${paragraphs(message.message)}</blockquote><p>${notYours}</p>`,
    ),
    text: [
      greeting,
      "",
      promise,
      reference,
      "",
      "Esto fue lo que nos escribiste:",
      "",
      ...message.message.split("\n").map((line) => `> ${line}`),
      "",
      notYours,
      "",
      `${site.siteName} · ${site.baseUrl}`,
      "",
    ].join("\n"),
  }
}
