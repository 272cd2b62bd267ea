import { formatNumber } from "../money/money.ts"
import { exactCountLimit } from "./pagination.ts"

/** "2.013", or "más de 10.000" for a number that was not counted to its end, or "más de" any least number. */
export function countText(count: number, isLeast = false, limit = exactCountLimit): string {
  const counted = formatNumber(Math.min(count, limit), 0)
  return isLeast || count > limit ? `más de ${counted}` : counted
}
