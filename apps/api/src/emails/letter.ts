import type { Mail } from "../ports/mailer/mailer.ts"
import { contactAddress, type EmailSite, emailLayout } from "./email-layout.ts"
import { greeting } from "./greeting.ts"
import { type Html, html } from "./html.ts"

type LetterAction = { label: string; link: string }

/** What a short mail to a person says; written once, sent as HTML and as text. */
export type Letter = {
  to: string
  firstname: string
  title: string
  /** Before the button. */
  says: readonly string[]
  /** What is told as a list: names and values. */
  facts?: readonly (readonly [name: string, value: string])[]
  /** The one thing to do. */
  action?: LetterAction
  /** What can be done instead. */
  alternative?: LetterAction
  /** After the button: what else matters, and what to do if it was somebody else. */
  adds: readonly string[]
}

const offer = ({ label, link }: LetterAction, place: number): Html =>
  html`<p style="margin:20px 0"><a class="button" style="${place === 0 ? buttonStyle : plainButtonStyle}" href="${link}">${label}</a></p><p class="small">${copyTheLink}<br><a href="${link}">${link}</a></p>`

const copyTheLink = "Si el botón no funciona, copia este enlace en tu navegador:"

// Styled in place, because some programs drop style sheets; white on copper reads on light and dark.
const buttonStyle =
  "display:inline-block;padding:12px 24px;border-radius:6px;background:#954320;color:#ffffff;font-weight:600;text-decoration:none"

/** What can be done instead: in the text's own colour, so that the first one leads. */
const plainButtonStyle =
  "display:inline-block;padding:10px 22px;border:2px solid #b45309;border-radius:6px;color:inherit;font-weight:600;text-decoration:none"

const lines = (texts: readonly string[]): Html[] => texts.map((text) => html`<p>${text}</p>`)

const list = (facts: NonNullable<Letter["facts"]>): Html =>
  facts.length === 0
    ? html``
    : html`<dl>${facts.map(([name, value]) => html`<dt>${name}:</dt><dd>${value}</dd>`)}</dl>`

/** Writes a letter as the mail that is sent. */
export function letterMail(site: EmailSite, letter: Letter): Mail {
  const { adds, says, title } = letter
  const actions = [letter.action, letter.alternative].filter((action) => action !== undefined)
  const facts = letter.facts ?? []
  const hello = greeting(letter.firstname)
  return {
    to: letter.to,
    subject: `${title} · ${site.siteName}`,
    html: emailLayout(
      site,
      title,
      html`<p>${hello}</p>${lines(says)}${list(facts)}${actions.map(offer)}${lines(adds)}`,
    ),
    text: [
      hello,
      ...says,
      ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}: ${value}`).join("\n")] : []),
      ...actions.map(({ label, link }) => `${label}:\n${link}`),
      ...adds,
      `${site.siteName} · ${site.baseUrl}\nEscríbenos: ${contactAddress(site)}\n`,
    ].join("\n\n"),
  }
}
