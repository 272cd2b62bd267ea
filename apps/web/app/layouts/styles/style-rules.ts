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
  return readParts(css, 0).parts
}

/** Reads the parts from here to the end of the group that contains them, in one pass. */
function readParts(css: string, from: number): { parts: StylePart[]; end: number } {
  const parts: StylePart[] = []
  let start = from
  while (start < css.length) {
    const headEnd = findEnd(css, start, "{;}")
    const head = css.slice(start, headEnd).trim()
    if (css[headEnd] !== "{") {
      if (head !== "") parts.push({ kind: "other", text: `${head};` })
      if (css[headEnd] === "}") return { parts, end: headEnd }
      start = headEnd + 1
      continue
    }
    const body = headEnd + 1
    const group = groupHead.test(head) ? readParts(css, body) : null
    const end = group?.end ?? findEnd(css, body, "}")
    if (group === null) parts.push(toPart(head, css.slice(body, end)))
    else parts.push({ kind: "group", head, parts: group.parts })
    start = end + 1
  }
  return { parts, end: css.length }
}

function toPart(head: string, body: string): StylePart {
  const text = `${head}{${body}}`
  const property = propertyHead.exec(head)?.[1]
  if (property !== undefined) return { kind: "property", name: property, text }
  if (head.startsWith("@")) return { kind: "other", text }
  return { kind: "rule", text, selectors: splitSelectors(head).map(requiredNames) }
}

/** What ends or encloses a part of a stylesheet; between two of them nothing needs to be looked at. */
const mark = /\\|"|'|\/\*|[{}()[\],;]/g

/** Position of the next of these characters outside of blocks, brackets, strings and escapes. */
function findEnd(css: string, from: number, wanted: string): number {
  let depth = 0
  mark.lastIndex = from
  for (let found = mark.exec(css); found !== null; found = mark.exec(css)) {
    const [char] = found
    if (depth === 0 && wanted.includes(char)) return found.index
    if (char === "\\") mark.lastIndex += 1
    else if (char === '"' || char === "'") mark.lastIndex = endOfString(css, found.index) + 1
    else if (char === "/*") mark.lastIndex = endOfComment(css, found.index)
    else if ("{([".includes(char)) depth += 1
    else if ("})]".includes(char)) depth -= 1
  }
  return css.length
}

function endOfComment(css: string, start: number): number {
  const end = css.indexOf("*/", start + 2)
  return end === -1 ? css.length : end + 2
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
