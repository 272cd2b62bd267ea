import type { Quote } from "@wara/domain/orders/quote"
import { costTexts as texts } from "../post-ad-texts.ts"

/** The publishing cost in short sentences: credits first, then money where it is due. */
export function costLines(cost: Quote | null): string[] {
  if (cost === null) return [texts.nothing]
  const { pack, featuredBy, total, left } = cost
  return [
    ...(pack === null ? [texts.lineCredit(left.publication)] : []),
    ...(featuredBy === "credit" ? [texts.lineFeaturedCredit(left.featured)] : []),
    ...(total.gross > 0 ? [texts.lineMoney(total.gross)] : []),
  ]
}
