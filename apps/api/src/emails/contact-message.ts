import { formatPhone } from "@wara/domain/accounts/phone"
import type { ContactMessage } from "@wara/domain/contact/contact-schema"
import type { Mail } from "../ports/mailer/mailer.ts"
import { type EmailSite, emailLayout, html, paragraphs } from "./email-layout.ts"
import { letterMail } from "./letter.ts"

/**
 * Confirms to the sender that the message arrived. It contains no entered text: any address can be
 * entered, so the mail could deliver another user's words to its owner.
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
      promise,
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

/** Characters that inboxes show after the subject. */
const previewLength = 120

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
    ["Teléfono", formatPhone(message.phone)],
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
      message.message.slice(0, previewLength),
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

/** Says to the operators that there are more messages than they get mails about. */
export function moreContactMail(
  site: EmailSite & { operatorEmail: string; publicApiUrl: string },
): Mail {
  return letterMail(site, {
    to: site.operatorEmail,
    firstname: "",
    title: "Hay más mensajes de contacto en el panel",
    paragraphs: [
      "Llegaron más mensajes de los que te enviamos por correo en una hora o en un día. Están todos en el panel.",
    ],
    action: { label: "Ver los mensajes", link: `${site.publicApiUrl}/admin/contact-messages` },
    adds: ["Puede que alguien esté enviando mensajes automáticos."],
  })
}
