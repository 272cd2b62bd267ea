import { markupBudgets, wordsBetweenTags } from "./markup-budget.ts"
import { staysInside } from "./nesting.ts"
import { type CleanNode, cleanHtml, type ParseHtml, sanitiseWithin } from "./sanitise.ts"
import { findCleanTag, isSafeAddress, type SanitisingLevel } from "./sanitising-levels.ts"

/**
 * A text with markup in the form in which it is stored [B8.22]: unchanged when a parser finds nothing
 * but text in it, otherwise the HTML of its allowed elements. `isReduced` reports that it had more
 * markup than its level may have, and is only its words.
 */
export function cleanText(
  html: string,
  level: SanitisingLevel,
  parse: ParseHtml,
): { text: string; isReduced: boolean } {
  const { nodes, isReduced } = sanitiseWithin(html, level, parse)
  const [only] = nodes
  return { text: nodes.length === 1 && only === html ? html : cleanHtml(nodes), isReduced }
}

/** The only pieces that a stored text is read for; everything else in it is text. */
const pieces =
  /<(\/?)([a-z][a-z0-9]*)( href="([^"<>]*)"( target="_blank")?(?: rel="([a-z ]+)")?)?>|&(?:amp|lt|gt|quot);/g

const characters: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
}

const decoded = (text: string) =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (reference) => characters[reference] ?? reference)

type Element = Exclude<CleanNode, string>

/**
 * Reads a stored text in one pass, without a parser of HTML [B8.22]. Whatever was stored, the result
 * has only elements that its level allows, within its budget, and nested as a browser would nest
 * them: an unknown or unexpected tag is text.
 */
export function readCleanText(text: string, level: SanitisingLevel): CleanNode[] {
  const { depth, nodes: maxNodes } = markupBudgets[level]
  const root: CleanNode[] = []
  const open: Element[] = []
  let words = ""
  let count = 0
  const add = (node: CleanNode) => {
    const siblings = open.at(-1)?.children ?? root
    siblings.push(node)
    count += 1
  }
  const endWords = () => {
    if (words !== "") add(words)
    words = ""
  }
  let position = 0
  for (const piece of text.matchAll(pieces)) {
    words += text.slice(position, piece.index)
    position = piece.index + piece[0].length
    const [source, slash, name = ""] = piece
    if (slash === "/" && open.at(-1)?.tag === name) {
      endWords()
      open.pop()
      continue
    }
    const element = slash === "" ? readElement(piece, level) : null
    if (element === null || open.length >= depth || !staysInside(open, element)) {
      words += characters[source] ?? source
      continue
    }
    endWords()
    add(element)
    if (element.tag !== "br") open.push(element)
    if (count > maxNodes) return [decoded(wordsBetweenTags(text))]
  }
  words += text.slice(position)
  endWords()
  return root
}

/** The element that a start tag of a stored text opens; null when the level has none like it. */
function readElement(piece: RegExpExecArray, level: SanitisingLevel): Element | null {
  const [, , name = "", attributes, address, newWindow, rel] = piece
  const tag = findCleanTag(level, name)
  if (tag === undefined || tag !== name) return null
  if (tag !== "a") return attributes === undefined ? { tag, children: [] } : null
  const href = decoded(address ?? "")
  if (!isSafeAddress(href)) return null
  const target = newWindow === undefined ? {} : { newWindow: true }
  return { tag, href, children: [], ...target, ...(rel === undefined ? {} : { rel }) }
}
