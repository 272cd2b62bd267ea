import { paths } from "@wara/domain/site/paths"
import { type Html, html } from "./html.ts"

/** What every e-mail of ours says about the site. */
export type EmailSite = { siteName: string; baseUrl: string }

/** Where a person writes to us. */
export function contactAddress(site: EmailSite): string {
  return `${site.baseUrl}${paths.contact}`
}

/**
 * The frame of every e-mail: one column, system letters, no pictures. Colours are given for light and
 * dark, because some programs invert what does not say that it knows both.
 */
export function emailLayout(site: EmailSite, title: string, body: Html): string {
  return html`<!doctype html>
<html lang="es-CL">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>
:root { color-scheme: light dark; }
body { margin: 0; padding: 24px 12px; background: #f3f4f2; color: #1d211f; font: 16px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 24px; background: #ffffff; border: 1px solid #d9dcd8; border-radius: 8px; }
h1 { margin: 0 0 16px; font-size: 20px; line-height: 1.3; }
p { margin: 0 0 12px; }
blockquote { margin: 16px 0; padding: 4px 0 4px 16px; border-left: 3px solid #b45309; overflow-wrap: anywhere; }
dl { margin: 0 0 12px; } dt { font-size: 14px; color: #565d59; } dd { margin: 0 0 8px; overflow-wrap: anywhere; }
a { color: #9a3412; overflow-wrap: anywhere; }
.small { font-size: 14px; color: #565d59; }
footer { max-width: 560px; margin: 16px auto 0; padding: 0 24px; font-size: 13px; color: #565d59; }
@media (prefers-color-scheme: dark) {
  body { background: #131614; color: #e8ebe8; }
  main { background: #1c201e; border-color: #363c38; }
  dt, footer, .small { color: #a5ada8; }
  a { color: #fdba74; }
}
</style>
</head>
<body>
<main><h1>${title}</h1>${body}</main>
<footer>${site.siteName} · <a href="${site.baseUrl}">${site.baseUrl}</a> · <a href="${contactAddress(site)}">Escríbenos</a></footer>
</body>
</html>
`.html
}
