import type { Mail } from "../ports/mailer/mailer.ts"
import { contactAddress, type EmailSite, emailLayout } from "./email-layout.ts"
import { greeting } from "./greeting.ts"
import { type Html, html } from "./html.ts"

/** What a short mail to a person says; written once, sent as HTML and as text. */
export type Letter = {
  to: string
  firstname: string
  title: string
  /** Before the button. */
  says: readonly string[]
  /** The one thing to do. */
  action?: { label: string; link: string }
  /** After the button: what else matters, and what to do if it was somebody else. */
  adds: readonly string[]
}

const copyTheLink = "Si el botón no funciona, copia este enlace en tu navegador:"

// Styled in place, because some programs drop style sheets; white on copper reads on light and dark.
const buttonStyle =
  "display:inline-block;padding:12px 24px;border-radius:6px;background:#954320;color:#ffffff;font-weight:600;text-decoration:none"

const lines = (texts: readonly string[]): Html[] => texts.map((text) => html`<p>${text}</p>`)

/** Writes a letter as the mail that is sent. */
export function letterMail(site: EmailSite, letter: Letter): Mail {
  const { action, adds, says, title } = letter
  const hello = greeting(letter.firstname)
  const button = action
    ? html`<p style="margin:20px 0"><a class="button" style="${buttonStyle}" href="${action.link}">${action.label}</a></p><p class="small">${copyTheLink}<br><a href="${action.link}">${action.link}</a></p>`
    : html``
  return {
    to: letter.to,
    subject: `${title} · ${site.siteName}`,
    html: emailLayout(site, title, html`<p>${hello}</p>${lines(says)}${button}${lines(adds)}`),
    text: [
      hello,
      ...says,
      ...(action ? [`${action.label}:\n${action.link}`] : []),
      ...adds,
      `${site.siteName} · ${site.baseUrl}\nEscríbenos: ${contactAddress(site)}\n`,
    ].join("\n\n"),
  }
}
