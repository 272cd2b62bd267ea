/** Writes a text for the place in a page where it stands. */
export type Encode = (text: string) => string

const htmlEntities: Record<string, string> = {
  '"': "&quot;",
  "&": "&amp;",
  "'": "&#x27;",
  "<": "&lt;",
  ">": "&gt;",
}

/** In a text or an attribute of HTML, as React writes it. */
export const inHtml: Encode = (text) =>
  text.replace(/["&'<>]/g, (sign) => htmlEntities[sign] ?? sign)

/** In a string of JSON: the data of a page that the router requests. */
const inJson: Encode = (text) => JSON.stringify(text).slice(1, -1)

const unicodeEscape: Encode = (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`

/** In the same data as a string of a script in the page, as the router writes it. */
const inScript: Encode = (text) => inJson(inJson(text)).replace(/[&<>\u2028\u2029]/g, unicodeEscape)

/** In the same data as JSON in a complete page (`withPageData`). */
const inPageData: Encode = (text) => inJson(text).replaceAll("<", "\\u003c")

/** Every place of a page where a text of a person may stand. */
export const encodings: readonly Encode[] = [inHtml, inJson, inPageData, inScript]

/** For texts that are the same everywhere: digits. */
export const unchanged: Encode = (text) => text
