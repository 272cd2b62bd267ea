import { escapeHtml, standInPage } from "../stand-in/stand-in-page.ts"
import { mailPageTexts as texts } from "./mail-page-texts.ts"
import type { CaughtMail } from "./mailbox.ts"

const style = `
li a { display: grid; grid-template-columns: 1fr auto; gap: .1rem 1rem; padding: .75rem .25rem; text-decoration: none; color: inherit }
li a:hover strong { text-decoration: underline } li span { color: var(--soft) } time { font-variant-numeric: tabular-nums; color: var(--soft) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 1rem 0 } dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 10px; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); border-radius: 10px; padding: 1rem; margin: 0 }`

const clock = new Intl.DateTimeFormat("es-CL", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "America/Santiago",
})

const time = (mail: CaughtMail) =>
  `<time datetime="${mail.receivedAt}">${clock.format(new Date(mail.receivedAt))}</time>`

const page = (title: string, body: string) => standInPage(title, body, style)

export function renderMailList(mails: CaughtMail[]): string {
  const rows = mails.map(
    (mail) => `<li><a href="/mensajes/${mail.id}">
<strong>${escapeHtml(mail.subject || texts.noSubject)}</strong>${time(mail)}
<span>${escapeHtml(mail.to.join(", "))}</span></a></li>`,
  )
  const list = rows.length ? `<ul>${rows.join("")}</ul>` : `<p>${texts.empty}</p>`
  return page(texts.title, `<h1>${texts.title}</h1><p>${texts.explanation}</p>${list}`)
}

const head = (name: string, value: string) => `<dt>${name}</dt><dd>${value}</dd>`

/** A mail's text with its addresses as links. */
const withLinks = (text: string) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part, place) => {
      const shown = escapeHtml(part)
      return place % 2 ? `<a href="${shown}" target="_blank" rel="noopener">${shown}</a>` : shown
    })
    .join("")

/** The mail's HTML for the frame; links open in a new tab, not in the frame. */
export function renderMailBody(mail: CaughtMail): string {
  return mail.html.replace(/^(\s*<!doctype[^>]*>)?/i, '$1<base target="_blank">')
}

/**
 * Sandbox of a mail's own HTML, in its frame and on its own: no scripts, no access to this page.
 */
export const mailSandbox = "allow-popups allow-popups-to-escape-sandbox"

/** The mail's own HTML stays in a sandboxed frame. */
export function renderMail(mail: CaughtMail): string {
  const replyTo = mail.replyTo.join(", ")
  const heads = [
    head(texts.from, escapeHtml(mail.from)),
    head(texts.to, escapeHtml(mail.to.join(", "))),
    replyTo && head(texts.replyTo, escapeHtml(replyTo)),
    head(texts.received, time(mail)),
  ]
  const designed = mail.html
    ? `<h2>${texts.asDesigned}</h2><iframe sandbox="${mailSandbox}" title="${texts.asDesigned}" src="/mensajes/${mail.id}/html"></iframe>`
    : ""
  return page(
    mail.subject || texts.noSubject,
    `<a href="/">← ${texts.back}</a><h1>${escapeHtml(mail.subject || texts.noSubject)}</h1>
<dl>${heads.join("")}</dl>${designed}
<h2>${texts.asText}</h2><pre>${withLinks(mail.text || texts.noText)}</pre>`,
  )
}

export function renderMailNotFound(): string {
  return page(texts.notFound, `<h1>${texts.notFound}</h1><a href="/">← ${texts.back}</a>`)
}
