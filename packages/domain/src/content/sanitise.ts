import { hasTooMuchMarkup, markupBudgets, wordsBetweenTags } from "./markup-budget.ts"
import {
  blockTags,
  type CleanTag,
  findCleanTag,
  isSafeAddress,
  type SanitisingLevel,
  silentTags,
} from "./sanitising-levels.ts"

/** A piece of HTML as parsed; comments and the like are left out. */
export type ParsedNode =
  | string
  | { name: string; attributes: Record<string, string>; children: ParsedNode[] }

/**
 * A piece of clean text: a string, or an element that the level allows. Links include their target.
 */
export type CleanNode =
  | string
  | { tag: CleanTag; href?: string; newWindow?: boolean; rel?: string; children: CleanNode[] }

/** Parses HTML the way a browser does. */
export type ParseHtml = (html: string) => ParsedNode[]

/** More rounds than any text needs unless it was crafted to change forever. */
const maxRounds = 8

/**
 * Sanitises HTML to the elements that its level allows [S5.4]. Other elements keep only their text,
 * scripts and the like not even that, and all attributes except a link's are removed. The result is
 * parsed again until it no longer changes, so that no browser can read it differently. A text that
 * never stabilises, or has more elements or levels than its level may have, keeps only its words;
 * one with far too many tags is not even parsed.
 */
export function sanitise(html: string, level: SanitisingLevel, parse: ParseHtml): CleanNode[] {
  return sanitiseWithin(html, level, parse).nodes
}

/** The same, and whether the text had to be reduced to its words. */
export function sanitiseWithin(
  html: string,
  level: SanitisingLevel,
  parse: ParseHtml,
): { nodes: CleanNode[]; isReduced: boolean } {
  if (hasTooMuchMarkup(html, level)) return reduced(plainCharacters(wordsBetweenTags(html)))
  const first = clean(parse(html), level)
  if (exceedsBudget(first, level)) return reduced(cleanWords(first))
  const nodes = stabilise(first, level, parse)
  if (nodes === null || exceedsBudget(nodes, level)) return reduced(cleanWords(nodes ?? first))
  return { nodes: cleanWords(nodes).trim() === "" ? [] : nodes, isReduced: false }
}

const reduced = (words: string) => ({
  nodes: words.trim() === "" ? [] : [words],
  isReduced: true,
})

function stabilise(
  first: CleanNode[],
  level: SanitisingLevel,
  parse: ParseHtml,
): CleanNode[] | null {
  let nodes = first
  let text = cleanHtml(nodes)
  for (let round = 0; round < maxRounds; round += 1) {
    const again = clean(parse(text), level)
    const textAgain = cleanHtml(again)
    if (textAgain === text) return nodes
    nodes = again
    text = textAgain
  }
  return null
}

function exceedsBudget(nodes: CleanNode[], level: SanitisingLevel): boolean {
  const { depth, nodes: max } = markupBudgets[level]
  return countNodes(nodes) > max || levelsOf(nodes) > depth
}

function countNodes(nodes: CleanNode[]): number {
  return nodes.reduce((sum, node) => {
    return sum + 1 + (typeof node === "string" ? 0 : countNodes(node.children))
  }, 0)
}

function levelsOf(nodes: CleanNode[]): number {
  const levels = nodes.map((node) => (typeof node === "string" ? 0 : 1 + levelsOf(node.children)))
  return levels.reduce((max, level) => Math.max(max, level), 0)
}

/** The words of a clean text, without markup. */
export function cleanWords(nodes: CleanNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : wordsOf(node))).join("")
}

function wordsOf({ tag, children }: Exclude<CleanNode, string>): string {
  const words = cleanWords(children)
  if (tag === "br") return "\n"
  return blockTags.has(tag) ? `\n${words}\n` : words
}

/**
 * Serialises a clean text as HTML. What a parser reads as text anyway stays as it is written, because
 * sellers edit their texts in this form: `5 < 10`, `P & H`, `4" > 3"`.
 */
export function cleanHtml(nodes: CleanNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return escapedText(node)
      const { tag, href, newWindow, rel, children } = node
      if (tag === "br") return "<br>"
      const link = href === undefined ? "" : ` href="${escapedValue(href)}"`
      const window = newWindow ? ' target="_blank"' : ""
      const relation = rel === undefined ? "" : ` rel="${escapedValue(rel)}"`
      return `<${tag}${link}${window}${relation}>${cleanHtml(children)}</${tag}>`
    })
    .join("")
}

function clean(nodes: ParsedNode[], level: SanitisingLevel): CleanNode[] {
  const merged: CleanNode[] = []
  for (const part of nodes.flatMap((node) => cleanNode(node, level))) {
    const last = merged.at(-1)
    if (typeof part === "string" && typeof last === "string")
      merged[merged.length - 1] = last + part
    else if (part !== "") merged.push(part)
  }
  return merged
}

function cleanNode(node: ParsedNode, level: SanitisingLevel): CleanNode[] {
  if (typeof node === "string") return [plainCharacters(node)]
  if (silentTags.has(node.name)) return []
  const tag = findCleanTag(level, node.name)
  if (node.name === "br") return tag === "br" ? [{ tag, children: [] }] : ["\n"]
  const children = clean(node.children, level)
  if (tag === undefined) return blockTags.has(node.name) ? ["\n", ...children, "\n"] : children
  if (tag !== "a") return [{ tag, children }]
  const href = node.attributes.href?.trim() ?? ""
  if (!isSafeAddress(href)) return children
  const newWindow = node.attributes.target?.trim().toLowerCase() === "_blank"
  const rel = cleanRel(node.attributes.rel ?? "", newWindow)
  const relation = rel === "" ? {} : { rel }
  return [{ tag, href, children, ...(newWindow ? { newWindow } : {}), ...relation }]
}

/** Parsers treat null characters and carriage returns differently; no text needs them. */
const plainCharacters = (text: string) => text.replaceAll("\0", "").replace(/\r\n?/g, "\n")

/** Allowed `rel` values of a link. */
const relations = new Set(["nofollow", "ugc", "sponsored", "external", "noopener", "noreferrer"])

/** The author's `rel` values; a new window never gets access to its opener. */
function cleanRel(text: string, newWindow: boolean): string {
  const given = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => relations.has(word))
  return [...new Set([...given, ...(newWindow ? ["noopener", "noreferrer"] : [])])].join(" ")
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

const escapedValue = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? "")

/** Signs that begin no tag and no character reference are read as text. */
const escapedText = (text: string) =>
  text.replace(/<(?=[a-z/!?])|&(?=[a-z0-9#])/gi, (sign) => escapes[sign] ?? "")
