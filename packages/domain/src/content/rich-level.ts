/** Elements that a text of the level `rich` may have (spec §5); a first heading is the page's own. */
export const richTags = [
  "strong",
  "em",
  "b",
  "i",
  "u",
  "br",
  "p",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "ul",
  "ol",
  "li",
  "blockquote",
  "div",
  "span",
  "a",
] as const

/** Name of an element of a rich text. */
export type RichTag = (typeof richTags)[number]

/** The element that stands for one of this name (in lower case); none for what may not be there. */
export function findRichTag(name: string): RichTag | undefined {
  return richTags.find((tag) => tag === (name === "h1" ? "h2" : name))
}

/** Elements whose words are not for people. */
export const silentTags: readonly string[] = [
  "script",
  "style",
  "template",
  "title",
  "textarea",
  "noscript",
  "iframe",
  "svg",
]

/** Whether a link may lead there: another site, a mail, a telephone, a page of this site. */
export function isSafeAddress(address: string): boolean {
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(address)
}
