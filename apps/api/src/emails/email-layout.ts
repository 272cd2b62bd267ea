import { paths } from "@wara/domain/site/paths"
import { emailStyles } from "./email-styles.ts"
import { type Html, html } from "./html.ts"

/** What every e-mail of ours says about the site. */
export type EmailSite = { siteName: string; baseUrl: string }

/** Where a person writes to us. */
export function contactAddress(site: EmailSite): string {
  return `${site.baseUrl}${paths.contact}`
}

/** The star beside the name; without pictures the name alone is the brand. */
const brand = (site: EmailSite): Html =>
  html`<a href="${site.baseUrl}" class="brand"><img src="${site.baseUrl}/icon-192.png" alt="" width="28" height="28" style="display:inline-block;vertical-align:middle;border:0;border-radius:6px"> <span style="vertical-align:middle">${site.siteName}</span></a>`

/**
 * The frame of every e-mail: brand, one column, where to write to us. Tables and attributes carry the
 * layout, because some programs drop style sheets; colours are given for light and dark, because some
 * invert what does not say that it supports both. `preview` is what inboxes show after the subject.
 */
export function emailLayout(site: EmailSite, title: string, body: Html, preview = ""): string {
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
