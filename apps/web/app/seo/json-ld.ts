/** A value of structured data. Undefined parts are left out when it is written. */
export type JsonLdValue =
  | string
  | number
  | boolean
  | undefined
  | JsonLdValue[]
  | { [key: string]: JsonLdValue }

/** A thing of schema.org, ready for a page. */
export type JsonLd = { "@type": string } & { [key: string]: JsonLdValue }

/**
 * Structured data as text that cannot leave its script element: what could end it, or confuse an
 * old parser, is written as an escape of JSON.
 */
export function serialiseJsonLd(things: JsonLd[]): string {
  const graph = things.length === 1 ? things[0] : { "@graph": things }
  return JSON.stringify({ "@context": "https://schema.org", ...graph }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
}
