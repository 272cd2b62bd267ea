import { costTexts as texts } from "../post-ad-texts.ts"
import type { AdCost } from "./ad-cost.ts"

/** The publishing cost in short sentences: credits first, then money where it is due. */
export function costLines(cost: AdCost | null): string[] {
  if (cost === null) return [texts.nothing]
  const { usesCredit, featured, total, left } = cost
  return [
    ...(usesCredit ? [texts.lineCredit(left.publication)] : []),
    ...(featured === "credit" ? [texts.lineFeaturedCredit(left.featured)] : []),
    ...(total > 0 ? [texts.lineMoney(total)] : []),
  ]
}
