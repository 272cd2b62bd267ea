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
  if (hasTooMuchMarkup(html, level)) return [wordsBetweenTags(html)]
  let nodes = clean(parse(html), level)
  if (exceedsBudget(nodes, level)) return [cleanWords(nodes)]
  let text = cleanHtml(nodes)
  for (let round = 0; round < maxRounds; round += 1) {
    const again = clean(parse(text), level)
    const textAgain = cleanHtml(again)
    if (textAgain === text) return cleanWords(nodes).trim() === "" ? [] : nodes
    nodes = again
    text = textAgain
  }
  return [cleanWords(nodes)]
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

/** Serialises a clean text as HTML for the browser. */
export function cleanHtml(nodes: CleanNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === "string") return escaped(node)
      const { tag, href, newWindow, rel, children } = node
      if (tag === "br") return "<br>"
      const link = href === undefined ? "" : ` href="${escaped(href)}"`
      const window = newWindow ? ' target="_blank"' : ""
      const relation = rel === undefined ? "" : ` rel="${escaped(rel)}"`
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
  // Null characters are never legitimate in text, and parsers treat them differently.
  if (typeof node === "string") return [node.replaceAll("\0", "")]
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

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? "")
