import type { Faq } from "@wara/contract/catalog"
import {
  type CleanNode,
  cleanWords,
  type ParsedNode,
  sanitise as sanitiseHtml,
} from "@wara/domain/content/sanitise"
import type { SanitisingLevel } from "@wara/domain/content/sanitising-levels"
import { LRUCache } from "lru-cache"
import { type DefaultTreeAdapterTypes, parseFragment } from "parse5"
import { findPageBySlug } from "../../backend/catalog.server.ts"
import type { CallOptions } from "../../backend/client.server.ts"
import type { Question } from "../../ui/question-list.tsx"

function toParsed(nodes: DefaultTreeAdapterTypes.ChildNode[]): ParsedNode[] {
  return nodes.flatMap((node): ParsedNode[] => {
    if ("value" in node) return [node.value]
    if (!("tagName" in node)) return []
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    return [{ name: node.tagName, attributes, children: toParsed(node.childNodes) }]
  })
}

const parse = (html: string) => toParsed(parseFragment(html).childNodes)

/** The texts shown last: each is parsed once, not with every page that shows it. */
const sanitised = new LRUCache<string, CleanNode[]>({ max: 1_000 })

/** Sanitises a user's text at one of the four levels [S5.4], ready for rendering. */
export function sanitise(html: string, level: SanitisingLevel): CleanNode[] {
  const key = `${level} ${html}`
  const known = sanitised.get(key)
  if (known !== undefined) return known
  const nodes = sanitiseHtml(html, level, parse)
  sanitised.set(key, nodes)
  return nodes
}

/** A user's text without any markup (level `strict`). */
export function plainText(html: string): string {
  return cleanWords(sanitise(html, "strict"))
    .replace(/[^\S\n]*\n[^\S\n]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
}

export async function findContentPage(slug: string, options: CallOptions) {
  const page = await findPageBySlug(slug, options)
  if (page === null) return null
  const { title, description, updatedAt } = page
  return { slug: page.slug, title, description, updatedAt, body: sanitise(page.body, "rich") }
}

export function toQuestion({ id, question, answer }: Faq): Question {
  return { id, question, answer: sanitise(answer, "rich") }
}
