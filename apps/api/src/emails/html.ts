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
