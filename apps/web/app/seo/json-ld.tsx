/** A value of structured data. Undefined values are omitted from the output. */
export type JsonLdValue =
  | string
  | number
  | boolean
  | undefined
  | JsonLdValue[]
  | { [key: string]: JsonLdValue }

export type JsonLd = { "@type": string } & { [key: string]: JsonLdValue }

/**
 * Structured data as text that cannot end its script element: characters that could end it, or
 * confuse an old parser, are written as JSON escapes.
 */
export function serialiseJsonLd(things: JsonLd[]): string {
  const graph = things.length === 1 ? things[0] : { "@graph": things }
  return JSON.stringify({ "@context": "https://schema.org", ...graph }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  )
}

/** Structured data in the page's body. No browser runs it, so it needs no nonce. */
export function JsonLdScript({ things }: { things: JsonLd[] }) {
  const json = serialiseJsonLd(things)
  // A browser that requires trusted types accepts markup without elements, but no text of a script.
  // One that is in the page takes no other text at all, hence the key: another text is another script.
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped, so that it has no markup at all.
  return <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
