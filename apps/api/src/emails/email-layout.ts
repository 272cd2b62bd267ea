import { paths } from "@wara/domain/site/paths"

/** Markup that was already escaped. */
export type Html = { readonly html: string }

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? "")

/** Template of markup: every value is escaped unless it is already markup. */
export function html(parts: TemplateStringsArray, ...values: (string | Html | Html[])[]): Html {
  const text = parts.reduce((before, part, place) => {
    const value = values[place - 1] ?? ""
    return before + (typeof value === "string" ? escapeHtml(value) : markup(value)) + part
  })
  return { html: text }
}

const markup = (value: Html | Html[]): string =>
  Array.isArray(value) ? value.map((one) => one.html).join("") : value.html

export function paragraphs(text: string): Html[] {
  return text.split(/\n{2,}/).map((block) => ({
    html: `<p>${escapeHtml(block).replaceAll("\n", "<br>")}</p>`,
  }))
}

/**
 * Styles of every e-mail. Clients that drop them still show one readable column. `[data-ogsc]`
 * marks mails darkened by Outlook on the web.
 */
const emailStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
body { margin: 0; padding: 0; background: #f4f2ee; color: #23262b; font: 16px/1.55 Archivo, system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; -webkit-text-size-adjust: 100%; }
.page { padding: 24px 12px; }
.head { padding: 0 4px 16px; }
.brand { font-size: 22px; font-weight: 700; letter-spacing: 0.01em; color: #23262b; text-decoration: none; }
.card { padding: 28px 24px; background: #ffffff; border: 1px solid #dfdcd5; border-radius: 10px; overflow-wrap: anywhere; word-break: break-word; }
.foot { padding: 16px 4px 0; font-size: 13px; line-height: 1.5; color: #5b5f66; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.25; font-weight: 700; }
p { margin: 0 0 12px; }
blockquote { margin: 16px 0; padding: 4px 0 4px 16px; border-left: 3px solid #b45309; overflow-wrap: anywhere; }
dl { margin: 0 0 12px; } dt { font-size: 14px; color: #5b5f66; } dd { margin: 0 0 8px; }
.facts { margin: 16px 0; border-collapse: collapse; } .facts th, .facts td { padding: 7px 0; border-bottom: 1px solid #dfdcd5; vertical-align: top; }
.facts th { padding-right: 16px; font-size: 14px; font-weight: 400; color: #5b5f66; }
.items { margin: 16px 0; padding: 0; list-style: none; } .items li { padding: 8px 0; border-bottom: 1px solid #dfdcd5; } .items strong { display: block; font-weight: 600; }
a { color: #8a3b15; overflow-wrap: anywhere; }
.small { font-size: 13px; line-height: 1.5; color: #5b5f66; }
.ad { margin: 16px 0; border: 1px solid #dfdcd5; border-radius: 8px; overflow: hidden; }
.ad img { display: block; width: 100%; height: auto; border: 0; background: #ebe8e1; color: #5b5f66; font-size: 14px; }
.ad .name { padding: 12px 16px; font-weight: 600; overflow-wrap: anywhere; } .ad .small { font-weight: 400; }
.numbers { margin: 8px 0 4px; border-collapse: collapse; font-size: 14px; font-weight: 400; } .numbers th, .numbers td { padding: 6px 0 6px 10px; border-bottom: 1px solid #dfdcd5; font-variant-numeric: tabular-nums; overflow-wrap: normal; word-break: normal; } .numbers tr > :first-child { padding-left: 0; }
.numbers th { font-weight: 400; color: #5b5f66; }
@media (prefers-color-scheme: dark) {
  body { background: #15171a !important; color: #eceae6 !important; }
  .brand { color: #eceae6 !important; }
  .card { background: #1e2125 !important; border-color: #383c42 !important; }
  .ad { border-color: #383c42 !important; } .ad img { background: #2a2e33 !important; color: #b6b3ad !important; }
  .facts th, .facts td, .numbers th, .numbers td, .items li { border-color: #383c42 !important; }
  dt, .facts th, .numbers th, .foot, .small { color: #b6b3ad !important; }
  a { color: #f0a978 !important; }
  a.button { color: #ffffff !important; } a.plain { color: inherit !important; }
}
[data-ogsc] .card { background: #1e2125 !important; }
[data-ogsc] .brand, [data-ogsc] body { color: #eceae6 !important; }
[data-ogsc] a { color: #f0a978 !important; } [data-ogsc] a.button { color: #ffffff !important; }
`

export type EmailSite = { siteName: string; baseUrl: string }

export function contactAddress(site: EmailSite): string {
  return `${site.baseUrl}${paths.contact}`
}

/** The star beside the name; without pictures the name alone is shown. */
const brand = (site: EmailSite): Html =>
  html`<a href="${site.baseUrl}" class="brand"><img src="${site.baseUrl}/icon-192.png" alt="" width="28" height="28" style="display:inline-block;vertical-align:middle;border:0;border-radius:6px"> <span style="vertical-align:middle">${site.siteName}</span></a>`

/**
 * The frame of every e-mail: brand, one column, contact address. Layout uses tables and attributes,
 * because some clients drop style sheets; colours are set for light and dark, because some clients
 * invert mails that do not declare support for both. `preview` is the text shown by inboxes after
 * the subject.
 */
export function emailLayout(site: EmailSite, title: string, body: Html, preview: string): string {
  return html`<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${{ html: emailStyles }}</style>
</head>
<body>
<div class="preview" style="display:none;max-height:0;overflow:hidden">${preview}</div>
<div role="main"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" class="page">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="head" align="left">${brand(site)}</td></tr>
<tr><td class="card" align="left"><h1>${title}</h1>${body}</td></tr>
<tr><td class="foot" align="left">${site.siteName} · <a href="${site.baseUrl}">${site.baseUrl}</a> · <a href="${contactAddress(site)}">Escríbenos</a></td></tr>
</table>
</td></tr></table></div>
</body>
</html>
`.html
}
