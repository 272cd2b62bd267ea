/**
 * A part of a stylesheet: a rule with what each of its selectors needs (`.class`, `element`), a
 * group of rules, or anything else.
 */
export type StylePart =
  | { kind: "rule"; text: string; selectors: string[][] }
  | { kind: "group"; head: string; parts: StylePart[] }
  | { kind: "property"; name: string; text: string }
  | { kind: "other"; text: string }

const groupHead = /^@(?:layer|media|supports|container)\b/
const propertyHead = /^@property\s+(--[\w-]+)$/

/** Reads a minified stylesheet. Nested rules stay inside the text of the rule around them. */
export function parseStyles(css: string): StylePart[] {
  const parts: StylePart[] = []
  let start = 0
  while (start < css.length) {
    const headEnd = findEnd(css, start, "{;")
    const head = css.slice(start, headEnd).trim()
    if (css[headEnd] !== "{") {
      if (head !== "") parts.push({ kind: "other", text: `${head};` })
      start = headEnd + 1
      continue
    }
    const end = findEnd(css, headEnd + 1, "}")
    parts.push(toPart(head, css.slice(headEnd + 1, end)))
    start = end + 1
  }
  return parts
}

function toPart(head: string, body: string): StylePart {
  const text = `${head}{${body}}`
  if (groupHead.test(head)) return { kind: "group", head, parts: parseStyles(body) }
  const property = propertyHead.exec(head)?.[1]
  if (property !== undefined) return { kind: "property", name: property, text }
  if (head.startsWith("@")) return { kind: "other", text }
  return { kind: "rule", text, selectors: splitSelectors(head).map(requiredNames) }
}

/** Position of the next of these characters outside of blocks, brackets, strings and escapes. */
function findEnd(css: string, from: number, wanted: string): number {
  let depth = 0
  for (let at = from; at < css.length; at += 1) {
    const char = css.charAt(at)
    if (depth === 0 && wanted.includes(char)) return at
    if (char === "\\") at += 1
    else if (char === '"' || char === "'") at = endOfString(css, at)
    else if (char === "/" && css[at + 1] === "*") at = css.indexOf("*/", at + 2) + 1
    else if ("{([".includes(char)) depth += 1
    else if ("})]".includes(char)) depth -= 1
  }
  return css.length
}

function endOfString(css: string, start: number): number {
  let at = start + 1
  while (at < css.length && css[at] !== css[start]) at += css[at] === "\\" ? 2 : 1
  return at
}

function splitSelectors(head: string): string[] {
  const selectors: string[] = []
  for (let start = 0; start < head.length; ) {
    const end = findEnd(head, start, ",")
    selectors.push(head.slice(start, end))
    start = end + 1
  }
  return selectors
}

const classPattern = /\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/giu

/** Pseudo classes, pseudo elements and ids, which a document need not contain. */
const otherPattern = /::?[\w-]+|#[\w-]+/g
const elementPattern = /[a-z][a-z\d]*/gi

/**
 * Classes and elements that a document must contain for the selector to match. Those inside of
 * brackets, as in `:not(.a)` or `:is(.a, p)`, are not required.
 */
function requiredNames(selector: string): string[] {
  let outside = ""
  for (let start = 0; start < selector.length; ) {
    const open = findEnd(selector, start, "([")
    outside += selector.slice(start, open)
    start = findEnd(selector, open + 1, selector[open] === "(" ? ")" : "]") + 1
  }
  const classes = Array.from(
    outside.matchAll(classPattern),
    ([, name = ""]) => `.${unescapeName(name)}`,
  )
  const elements = outside.replaceAll(classPattern, "").replaceAll(otherPattern, "")
  return [
    ...classes,
    ...Array.from(elements.matchAll(elementPattern), ([name]) => name.toLowerCase()),
  ]
}

function unescapeName(name: string): string {
  return name.replaceAll(/\\(?:([\da-f]{1,6})\s?|(.))/giu, (_, hex?: string, char?: string) =>
    hex === undefined ? (char ?? "") : String.fromCodePoint(Number.parseInt(hex, 16)),
  )
}
