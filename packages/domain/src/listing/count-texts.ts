import { formatNumber } from "../money/money.ts"
import { exactCountLimit } from "./pagination.ts"

/** "2.013", or "más de 10.000" for a number that was not counted to its end. */
export function countText(count: number): string {
  const isExact = count <= exactCountLimit
  return isExact ? formatNumber(count, 0) : `más de ${formatNumber(exactCountLimit, 0)}`
}
