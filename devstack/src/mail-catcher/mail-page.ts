import { mailPageTexts as texts } from "./mail-page-texts.ts"
import type { CaughtMail } from "./mailbox.ts"

const style = `
:root { color-scheme: light dark; --paper: #fbfaf8; --ink: #23262d; --soft: #5c616b; --line: #dedad3; --link: #1f5a96 }
@media (prefers-color-scheme: dark) { :root { --paper: #16181d; --ink: #f2efe9; --soft: #b3aea5; --line: #3a3f48; --link: #8fbdf0 } }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 .5rem } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
p { color: var(--soft); margin: 0 0 1.5rem } a { color: var(--link) } :focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line) } li { border-bottom: 1px solid var(--line) }
li a { display: grid; grid-template-columns: 1fr auto; gap: .1rem 1rem; padding: .75rem .25rem; text-decoration: none; color: inherit }
li a:hover strong { text-decoration: underline } li span { color: var(--soft) } time { font-variant-numeric: tabular-nums; color: var(--soft) }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem; margin: 1rem 0 } dt { color: var(--soft) } dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 10px; background: #fff }
pre { white-space: pre-wrap; overflow-wrap: anywhere; border: 1px solid var(--line); border-radius: 10px; padding: 1rem; margin: 0 }`

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (one) => entities[one] ?? one)

const clock = new Intl.DateTimeFormat("es-CL", {
  dateStyle: "short",
  timeStyle: "medium",
  timeZone: "America/Santiago",
})

const time = (mail: CaughtMail) =>
  `<time datetime="${mail.receivedAt}">${clock.format(new Date(mail.receivedAt))}</time>`

function page(title: string, body: string): string {
  return `<!doctype html><html lang="es-CL"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<style>${style}</style></head><body><main>${body}</main></body></html>`
}

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

/** The mail's own HTML stays in a sandboxed frame: no scripts, no reach into this page. */
export function renderMail(mail: CaughtMail): string {
  const replyTo = mail.replyTo.join(", ")
  const heads = [
    head(texts.from, escapeHtml(mail.from)),
    head(texts.to, escapeHtml(mail.to.join(", "))),
    replyTo && head(texts.replyTo, escapeHtml(replyTo)),
    head(texts.received, time(mail)),
  ]
  const designed = mail.html
    ? `<h2>${texts.asDesigned}</h2><iframe sandbox title="${texts.asDesigned}" src="/mensajes/${mail.id}/html"></iframe>`
    : ""
  return page(
    mail.subject || texts.noSubject,
    `<a href="/">← ${texts.back}</a><h1>${escapeHtml(mail.subject || texts.noSubject)}</h1>
<dl>${heads.join("")}</dl>${designed}
<h2>${texts.asText}</h2><pre>${escapeHtml(mail.text || texts.noText)}</pre>`,
  )
}

export function renderMailNotFound(): string {
  return page(texts.notFound, `<h1>${texts.notFound}</h1><a href="/">← ${texts.back}</a>`)
}
