const style = `
:root { color-scheme: light dark; --paper: #fbfaf8; --ink: #23262d; --soft: #5c616b; --line: #dedad3; --link: #1f5a96 }
@media (prefers-color-scheme: dark) { :root { --paper: #16181d; --ink: #f2efe9; --soft: #b3aea5; --line: #3a3f48; --link: #8fbdf0 } }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; background: var(--paper); color: var(--ink); font: 16px/1.55 system-ui, sans-serif }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 .5rem } h2 { font-size: 1.1rem; margin: 2rem 0 .5rem }
p { color: var(--soft); margin: 0 0 1.5rem } a { color: var(--link) } :focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
ul { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line) } li { border-bottom: 1px solid var(--line) }`

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (one) => entities[one] ?? one)

/** A page of a stand-in, in their common style; `body` is HTML. */
export function standInPage(title: string, body: string, ownStyle = ""): string {
  return `<!doctype html><html lang="es-CL"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<style>${style}${ownStyle}</style></head><body><main>${body}</main></body></html>`
}
