import type { ReviewDetail } from "@wara/contract/review"
import { formatNumber } from "@wara/domain/money/money"

/** "+26 %": change of the price; null when it is unchanged or in another currency. */
export function priceChange({ approved, content }: ReviewDetail): string | null {
  if (!approved || approved.currency !== content.currency || approved.price <= 0) return null
  const percent = ((content.price - approved.price) / approved.price) * 100
  if (percent === 0) return null
  const size = Math.abs(percent)
  const digits = size < 10 ? 1 : 0
  return `${percent > 0 ? "+" : "−"}${formatNumber(size, digits)} %`
}
