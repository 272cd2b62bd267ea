import {
  blockTags,
  type CleanTag,
  findCleanTag,
  isSafeAddress,
  type SanitisingLevel,
  silentTags,
} from "./sanitising-levels.ts"

/** A piece of HTML as a parser read it; comments and the like are left out. */
export type ParsedNode =
  | string
  | { name: string; attributes: Record<string, string>; children: ParsedNode[] }

/** A piece of a clean text: words, or an element of the level. Links know where they lead. */
export type CleanNode =
  | string
  | { tag: CleanTag; href?: string; newWindow?: boolean; rel?: string; children: CleanNode[] }

/** Reads HTML the way a browser does. */
export type ParseHtml = (html: string) => ParsedNode[]

/** More rounds than any text needs that was not made to change forever. */
const maxRounds = 8

/**
 * HTML as elements that its level allows (spec §5). Whatever else it holds is left out: other elements
 * keep their words, scripts and the like not even those, attributes vanish but for a link's.
 *
 * The result is read again until nothing of it changes any more, so that no browser can read anything
 * else out of it than what was let through; a text that never comes to rest keeps its words alone.
 */
export function sanitise(html: string, level: SanitisingLevel, parse: ParseHtml): CleanNode[] {
  let nodes = clean(parse(html), level)
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

/** The words of a clean text, without any markup. */
export function cleanWords(nodes: CleanNode[]): string {
  return nodes.map((node) => (typeof node === "string" ? node : wordsOf(node))).join("")
}

function wordsOf({ tag, children }: Exclude<CleanNode, string>): string {
  const words = cleanWords(children)
  if (tag === "br") return "\n"
  return blockTags.has(tag) ? `\n${words}\n` : words
}

/** A clean text as HTML again: what a browser is given of it. */
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
  const kept: CleanNode[] = []
  for (const part of nodes.flatMap((node) => cleanNode(node, level))) {
    const last = kept.at(-1)
    if (typeof part === "string" && typeof last === "string") kept[kept.length - 1] = last + part
    else if (part !== "") kept.push(part)
  }
  return kept
}

function cleanNode(node: ParsedNode, level: SanitisingLevel): CleanNode[] {
  // A zero has no business in a text, and parsers disagree about it.
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

/** What a link may say of the page that it leads to. */
const relations = new Set(["nofollow", "ugc", "sponsored", "external", "noopener", "noreferrer"])

/** The author's relations; a new window never gets hold of the page that opened it. */
function cleanRel(text: string, newWindow: boolean): string {
  const given = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => relations.has(word))
  return [...new Set([...given, ...(newWindow ? ["noopener", "noreferrer"] : [])])].join(" ")
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? "")
