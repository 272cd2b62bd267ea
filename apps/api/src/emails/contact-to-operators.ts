import type { ContactMessage } from "@wara/domain/contact/contact-schema"
import type { Mail } from "../ports/mailer/mailer.ts"
import { type EmailSite, emailLayout } from "./email-layout.ts"
import { html, paragraphs } from "./html.ts"

/** Forwards a contact message to the operators; replies go directly to its sender. */
export function contactToOperators(
  site: EmailSite & { operatorEmail: string },
  message: ContactMessage & { documentId: string },
): Mail {
  const title = `Mensaje de contacto de ${message.name}`
  const facts = [
    ["Nombre", message.name],
    ["Correo", message.email],
    ["Empresa", message.company],
    ["Teléfono", message.phone],
    ["Referencia", message.documentId],
  ].flatMap(([label = "", value = ""]) => (value === "" ? [] : [{ label, value }]))
  return {
    to: site.operatorEmail,
    replyTo: { name: message.name, address: message.email },
    subject: `[${site.siteName}] ${title}`,
    html: emailLayout(
      site,
      title,
      html`<dl>${facts.map(({ label, value }) => html`<dt>${label}</dt><dd>${value}</dd>`)}</dl><blockquote>${paragraphs(message.message)}</blockquote>`,
    ),
    text: [
      title,
      "",
      ...facts.map(({ label, value }) => `${label}: ${value}`),
      "",
      message.message,
      "",
    ].join("\n"),
  }
}
