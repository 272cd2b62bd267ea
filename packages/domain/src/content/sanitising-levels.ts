const emphasis = ["strong", "em", "b", "i", "u"] as const

/** Headings that a text may have; an h1 is reserved for the page itself. */
export const headings = ["h2", "h3", "h4", "h5", "h6"] as const

/** Elements that each level allows [S5.4]. */
export const sanitisingLevels = {
  /** No elements: words only. */
  strict: [],
  basic: ["strong", "em", "br"],
  text: [...emphasis, "br", "p"],
  rich: [...emphasis, "br", "p", ...headings, "ul", "ol", "li", "blockquote", "div", "span", "a"],
} as const

export type SanitisingLevel = keyof typeof sanitisingLevels

/** Name of an element that some level allows. */
export type CleanTag = (typeof sanitisingLevels)[SanitisingLevel][number]

/**
 * The element that a level allows in place of this lower-case name; undefined when there is none.
 */
export function findCleanTag(level: SanitisingLevel, name: string): CleanTag | undefined {
  const allowed: readonly CleanTag[] = sanitisingLevels[level]
  return allowed.find((tag) => tag === (name === "h1" ? "h2" : name))
}

/** Elements whose text is not for display, or is parsed by different rules. */
export const silentTags: ReadonlySet<string> = new Set([
  "script",
  "style",
  "template",
  "title",
  "textarea",
  "noscript",
  "noembed",
  "noframes",
  "iframe",
  "object",
  "embed",
  "xmp",
  "plaintext",
  "select",
  "svg",
  "math",
])

/** Block elements: a line break remains where they are removed. */
export const blockTags: ReadonlySet<string> = new Set([
  "p",
  "div",
  "br",
  "hr",
  "li",
  "ul",
  "ol",
  "dl",
  "dt",
  "dd",
  "tr",
  "table",
  "blockquote",
  "pre",
  "section",
  "article",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
])

/**
 * Whether a link may use the address: another site, an e-mail, a telephone, or a page of this site.
 */
export function isSafeAddress(address: string): boolean {
  // Browsers drop line breaks and read a backslash as a slash: "/\evil.cl" is another site.
  if (/[\p{Cc}\\]/u.test(address)) return false
  return /^(?:https?:\/\/[^/]|mailto:|tel:|\/(?!\/)|#)/i.test(address)
}
