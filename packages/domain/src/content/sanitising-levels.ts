const emphasis = ["strong", "em", "b", "i", "u"] as const
const headings = ["h2", "h3", "h4", "h5", "h6"] as const

/** Elements that a text of a level may have (spec §5); a first heading is the page's own. */
export const sanitisingLevels = {
  /** None: words alone. */
  strict: [],
  basic: ["strong", "em", "br"],
  text: [...emphasis, "br", "p"],
  rich: [...emphasis, "br", "p", ...headings, "ul", "ol", "li", "blockquote", "div", "span", "a"],
} as const

/** How much of its markup a text keeps. */
export type SanitisingLevel = keyof typeof sanitisingLevels

/** Name of an element that some level allows. */
export type CleanTag = (typeof sanitisingLevels)[SanitisingLevel][number]

/** The element that stands for one of this name (in lower case); none for what may not be there. */
export function findCleanTag(level: SanitisingLevel, name: string): CleanTag | undefined {
  const allowed: readonly CleanTag[] = sanitisingLevels[level]
  return allowed.find((tag) => tag === (name === "h1" ? "h2" : name))
}

/** Elements whose words are not for people, or are read by other rules than a page's. */
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

/** Elements that begin and end a line: where they are left out, a line break stays. */
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

/** Whether a link may lead there: another site, a mail, a telephone, a page of this site. */
export function isSafeAddress(address: string): boolean {
  // Browsers drop line ends and read a backslash as a slash: "/\evil.cl" is another site.
  if (/[\p{Cc}\\]/u.test(address)) return false
  return /^(?:https?:\/\/[^/]|mailto:|tel:|\/(?!\/)|#)/i.test(address)
}
