import { type CleanTag, headings } from "./sanitising-levels.ts"

type Tagged = { tag: CleanTag }

const isHeading = ({ tag }: Tagged) => headings.some((heading) => heading === tag)

const itemSeparators: ReadonlySet<CleanTag> = new Set([...headings, "ul", "ol", "blockquote"])

/** Elements that end a paragraph which contains them. */
const paragraphEnds: ReadonlySet<CleanTag> = new Set([...itemSeparators, "p", "li", "div"])

/**
 * Whether a parser of HTML leaves an element where it is within its ancestors, outermost first.
 * Otherwise it would move it, and the browser's page would differ from the server's.
 */
export function staysInside(ancestors: readonly Tagged[], element: Tagged): boolean {
  const { tag } = element
  const isWithin = (name: CleanTag) => ancestors.some((ancestor) => ancestor.tag === name)
  if (tag === "a" && isWithin("a")) return false
  if (paragraphEnds.has(tag) && isWithin("p")) return false
  const parent = ancestors.at(-1)
  if (isHeading(element) && parent !== undefined && isHeading(parent)) return false
  if (tag !== "li") return true
  const nearest = ancestors.findLast((other) => other.tag === "li" || itemSeparators.has(other.tag))
  return nearest?.tag !== "li"
}
