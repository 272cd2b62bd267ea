import type { SanitisingLevel } from "./sanitising-levels.ts"

type MarkupBudget = { nodes: number; depth: number }

const sellersBudget: MarkupBudget = { nodes: 500, depth: 10 }

/** What a text may become when it is shown: sellers write descriptions, operators whole pages. */
export const markupBudgets: Record<SanitisingLevel, MarkupBudget> = {
  strict: sellersBudget,
  basic: sellersBudget,
  text: sellersBudget,
  rich: { nodes: 5_000, depth: 25 },
}

/**
 * Elements that a parser opens again in every block after the one in which they were left open: 230
 * of them and a hundred paragraphs, 2,991 characters, would become 95,000 elements.
 */
const reopened = new Set("a b big code em font i nobr s small strike strong tt u".split(" "))

/** Estimates are above the truth; a text with this many times its budget is still parsed quickly. */
const estimateFactor = 4

/**
 * Whether a text has more markup than its level may show, estimated from its tags in one pass and
 * without a parser, whose work is what has to be bounded.
 */
export function hasTooMuchMarkup(html: string, level: SanitisingLevel): boolean {
  const open = new Map<string, number>()
  let openTotal = 0
  let estimate = 0
  for (const [, slash, given = ""] of html.matchAll(/<(\/?)([a-z][^\s/>]*)/gi)) {
    const name = given.toLowerCase()
    const count = open.get(name) ?? 0
    if (reopened.has(name) && slash === "") {
      open.set(name, count + 1)
      openTotal += 1
      estimate += 1
    } else if (reopened.has(name) && count > 0) {
      open.set(name, count - 1)
      openTotal -= 1
    } else {
      estimate += 1 + openTotal
    }
  }
  return estimate > markupBudgets[level].nodes * estimateFactor
}

/** The words of a text that must not be parsed: everything between tags. */
export function wordsBetweenTags(html: string): string {
  return html.replace(/<[^<>]*>/g, " ")
}
