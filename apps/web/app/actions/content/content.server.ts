import type { Faq } from "@wara/contract/catalog"
import { readCleanText } from "@wara/domain/content/clean-text"
import { cleanWords } from "@wara/domain/content/sanitise"
import { findPageBySlug } from "../../backend/catalog.server.ts"
import type { CallOptions } from "../../backend/client.server.ts"
import type { Question } from "../../ui/question-list.tsx"

/** A seller's stored text without its markup, for places where none is possible. */
export function plainText(stored: string): string {
  return cleanWords(readCleanText(stored, "text"))
    .replace(/[^\S\n]*\n[^\S\n]*/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
}

export async function findContentPage(slug: string, options: CallOptions) {
  const page = await findPageBySlug(slug, options)
  if (page === null) return null
  const { title, description, updatedAt } = page
  const body = readCleanText(page.body, "rich")
  return { slug: page.slug, title, description, updatedAt, body }
}

export function toQuestion({ id, question, answer }: Faq): Question {
  return { id, question, answer: readCleanText(answer, "rich") }
}
